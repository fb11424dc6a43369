import type { Input } from '@sild/contract'
import { useGuard } from '@sild/shell-api'
import { Button, Cluster, lazyPart } from '@sild/ui'
import { Suspense, useState } from 'react'

const ReportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report-dialog" */ './ReportDialog.tsx')).ReportDialog,
)

export type ReportTarget = Pick<Input<'createReport'>['body'], 'targetType' | 'targetGuid'>

interface ReportActionProps {
  target: ReportTarget
  label: string
  /** What is reported, where the label alone does not say. */
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
      {isOpen && (
        <Suspense>
          <ReportDialog target={target} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Cluster>
  )
}
