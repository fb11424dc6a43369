import { useIntl, useLocale } from '@sild/shell-api'
import { Bar, Cluster, formatNumber, Stack, Text } from '@sild/ui'
import { useId } from 'react'

interface UsageBarProps {
  label: string
  used: number
  /** Null is unlimited. */
  limit: number | null
}

/** How much of an allowance is used, as a bar and as numbers. */
export function UsageBar({ label, limit, used }: UsageBarProps) {
  const intl = useIntl()
  const locale = useLocale()
  const id = useId()
  const isFull = limit !== null && used >= limit
  const numbers =
    limit === null
      ? intl.formatMessage({ id: 'mf-account.billing.usage.unlimited' }, { used: formatNumber(used, locale) })
      : intl.formatMessage({ id: 'mf-account.billing.usage.of' }, { used, limit })
  return (
    <Stack gap={4}>
      <Cluster justify="between">
        <Text id={id}>{label}</Text>
        <Text tone={isFull ? 'warning' : 'muted'} isStrong={isFull}>
          {numbers}
        </Text>
      </Cluster>
      {limit !== null && <Bar labelledBy={id} max={limit} value={used} tone={isFull ? 'warning' : 'accent'} />}
    </Stack>
  )
}
