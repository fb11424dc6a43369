import type { AppealOutcome } from '@sild/contract/moderation/appeal-schemas'
import { useIntl } from '@sild/shell-api'
import { Badge } from '@sild/ui'

export function OutcomeBadge({ outcome }: { outcome: AppealOutcome }) {
  const intl = useIntl()
  return (
    <Badge tone={outcome === 'turned' ? 'success' : 'neutral'}>
      {intl.formatMessage({ id: `mf-backoffice.appeals.outcome.${outcome}` })}
    </Badge>
  )
}
