import { useIntl } from '@sild/shell-api'
import { Button, Cluster, Text } from '@sild/ui'

/** A placeholder for data of an unreachable service. */
export function UnknownOutcome({ onRetry }: { onRetry: () => void }) {
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
