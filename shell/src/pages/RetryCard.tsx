import { useIntl } from '@sild/shell-api'
import { ErrorState } from '@sild/ui'
import { RetryButton } from './RetryButton.tsx'

/** A remote did not arrive: everything else works, and this part can be asked for again. */
export function RetryCard() {
  const intl = useIntl()
  return (
    <ErrorState level={1} title={intl.formatMessage({ id: 'shell.remote-down' })} action={<RetryButton />}>
      <p>{intl.formatMessage({ id: 'shell.remote-down-detail' })}</p>
    </ErrorState>
  )
}
