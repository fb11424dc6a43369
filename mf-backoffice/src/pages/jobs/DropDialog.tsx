import { useText } from '@sild/shell-api'
import { Text } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import { FormDialog } from '@sild/ui/heavy'
import { type SyntheticEvent, useState } from 'react'

const FEWEST = 3
const MOST = 300

interface DropDialogProps {
  /** A readable name of the job. */
  job: string
  count: number
  onClose: () => void
  onDrop: (reason: string) => void
}

/** A dropped job never runs, so a reason is required. */
export function DropDialog({ count, job, onClose, onDrop }: DropDialogProps) {
  const text = useText('mf-backoffice.jobs')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason.trim().length < FEWEST) return setIsMissing(true)
    onDrop(reason.trim())
    onClose()
  }
  return (
    <FormDialog
      isDanger
      onClose={onClose}
      onSubmit={submit}
      title={text('drop.title', { count, job })}
      closeLabel={text('drop.cancel')}
      submitLabel={text('drop.submit', { count })}
      cancelLabel={text('drop.cancel')}
    >
      <Text tone="muted">{text('drop.text', { count })}</Text>
      <TextArea
        name="reason"
        rows={3}
        label={text('drop.reason')}
        maxLength={MOST}
        error={isMissing ? text('drop.reason.missing') : undefined}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setIsMissing(false)
        }}
      />
    </FormDialog>
  )
}
