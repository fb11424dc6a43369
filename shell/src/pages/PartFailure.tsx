import { useIntl } from '@sild/shell-api'
import { Button, Notice, type PartFailureProps } from '@sild/ui'
import { useState } from 'react'

/** Shown in place of a part of the page that failed to load, such as a dialog; the rest of the page stays. */
export function PartFailure({ onRetry, isPending }: PartFailureProps) {
  const intl = useIntl()
  const [opener] = useState(() => document.activeElement)
  const retry = () => {
    // A dialog returns the focus to the element that opened it, and not to a removed button.
    if (opener instanceof HTMLElement) opener.focus()
    onRetry()
  }
  return (
    <Notice
      isLive
      tone="danger"
      title={intl.formatMessage({ id: 'shell.remote-down' })}
      action={
        <Button onClick={retry} isPending={isPending}>
          {intl.formatMessage({ id: 'shell.retry' })}
        </Button>
      }
    />
  )
}
