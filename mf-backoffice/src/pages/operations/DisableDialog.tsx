import { useText } from '@sild/shell-api'
import { Text, TextField } from '@sild/ui'
import { FormDialog } from '@sild/ui/heavy'
import { type SyntheticEvent, useState } from 'react'
import type { DeliveredApp } from './delivered-app.ts'

interface DisableDialogProps {
  app: DeliveredApp
  onClose: () => void
  onDisable: (reason: string) => void
}

/** Users of the disabled app see the reason, so it is required. */
export function DisableDialog({ app: { name }, onClose, onDisable }: DisableDialogProps) {
  const text = useText('mf-backoffice.operations')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setIsMissing(true)
    onDisable(reason.trim())
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text('disable.title', { app: name })}
      closeLabel={text('cancel')}
      submitLabel={text('disable')}
      cancelLabel={text('cancel')}
      isDanger
    >
      <Text tone="muted">{text('disable.text')}</Text>
      <TextField
        name="reason"
        label={text('disable.reason')}
        maxLength={200}
        error={isMissing ? text('disable.reason.missing') : undefined}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setIsMissing(false)
        }}
      />
    </FormDialog>
  )
}
