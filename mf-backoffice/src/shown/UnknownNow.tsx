import { useIntl } from '@sild/shell-api'
import { Button, Cluster, Text } from '@sild/ui'

/** In the place of something whose service does not answer. */
export function UnknownNow({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Cluster justify="between">
      <Text tone="muted">{intl.formatMessage({ id: 'mf-backoffice.home.unknown' })}</Text>
      <Button size="dense" onClick={onRetry}>
        {intl.formatMessage({ id: 'mf-backoffice.case.retry' })}
      </Button>
    </Cluster>
  )
}
