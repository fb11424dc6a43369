import { useLocation, useNavigate, useNavigation } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { useEffect, useEffectEvent } from 'react'

/** Reloads the page, also automatically when the browser is online again. */
export function RetryButton() {
  const intl = useIntl()
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true })
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return (
    <Button onClick={retry} disabled={isRetrying}>
      {intl.formatMessage({ id: 'shell.retry' })}
    </Button>
  )
}
