import { useText } from '@sild/shell-api'
import { AlertDialog } from '@sild/ui/heavy'

interface ConfirmEmailDialogProps {
  from: string
  to: string
  onCancel: () => void
  onConfirm: () => void
}

export function ConfirmEmailDialog({ from, to, onCancel, onConfirm }: ConfirmEmailDialogProps) {
  const text = useText('mf-account.change-email')
  return (
    <AlertDialog
      isOpen
      title={text('question')}
      confirmLabel={text('confirm')}
      cancelLabel={text('cancel')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {text('consequences', { from, to })}
    </AlertDialog>
  )
}
