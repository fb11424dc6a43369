import { useIntl } from '@sild/shell-api'
import { ErrorState } from '@sild/ui'
import { RetryButton } from './RetryButton.tsx'

/** Shown if a remote failed to load: the rest works, and the user can retry this part. */
export function RetryCard() {
  const intl = useIntl()
  return (
    <ErrorState level={1} title={intl.formatMessage({ id: 'shell.remote-down' })} action={<RetryButton />}>
      <p>{intl.formatMessage({ id: 'shell.remote-down-detail' })}</p>
    </ErrorState>
  )
}
