import { ReportDialog, type ReportTarget } from '@sild/dialogs'
import { useGuard } from '@sild/shell-api'
import { Button, Cluster } from '@sild/ui'
import { useState } from 'react'

interface ReportActionProps {
  target: Omit<ReportTarget, 'label'>
  label: string
  /** The name of the reported item, for the accessible name. */
  title: string
}

export function ReportAction({ target, label, title }: ReportActionProps) {
  const may = useGuard()
  const [isOpen, setOpen] = useState(false)
  const hasOtherTitle = title !== label
  return (
    <Cluster>
      <Button
        variant="quiet"
        size="dense"
        aria-label={hasOtherTitle ? title : undefined}
        onClick={() => may('member') && setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ReportDialog title={title} targets={[{ ...target, label: title }]} onClose={() => setOpen(false)} />}
    </Cluster>
  )
}
