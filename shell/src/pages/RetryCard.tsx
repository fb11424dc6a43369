import { useLocation, useNavigate, useNavigation } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { Button, ErrorState } from '@sild/ui'

/** A remote did not arrive: everything else works, and this part can be asked for again. */
export function RetryCard() {
  const intl = useIntl()
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true })
  const action = (
    <Button onClick={retry} disabled={isRetrying}>
      {intl.formatMessage({ id: 'shell.retry' })}
    </Button>
  )
  return (
    <ErrorState level={1} title={intl.formatMessage({ id: 'shell.remote-down' })} action={action}>
      <p>{intl.formatMessage({ id: 'shell.remote-down-detail' })}</p>
    </ErrorState>
  )
}
