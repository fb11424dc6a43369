import { useIntl } from '@sild/shell-api'
import { AlertDialog } from '@sild/ui/heavy'

interface ConfirmEmailDialogProps {
  from: string
  to: string
  onCancel: () => void
  onConfirm: () => void
}

export function ConfirmEmailDialog({ from, to, onCancel, onConfirm }: ConfirmEmailDialogProps) {
  const intl = useIntl()
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.change-email.${id}` }, values)
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
