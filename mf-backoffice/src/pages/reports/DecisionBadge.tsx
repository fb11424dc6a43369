import type { ReportSummary } from '@sild/contract/moderation/report-schemas'
import { useIntl } from '@sild/shell-api'
import { Badge } from '@sild/ui'

export function DecisionBadge({ decision: { outcome } }: { decision: NonNullable<ReportSummary['decision']> }) {
  const intl = useIntl()
  return (
    <Badge tone={outcome === 'upheld' ? 'danger' : 'neutral'}>
      {intl.formatMessage({ id: `mf-backoffice.reports.outcome.${outcome}` })}
    </Badge>
  )
}
