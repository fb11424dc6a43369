import type { OwnPublication } from '@sild/contract/publications/schemas'
import { useIntl } from '@sild/shell-api'
import { Badge } from '@sild/ui'

/** The end of a publication's promotion, or that a promotion waits for a moderator. */
export function PromotionBadge({ publication }: { publication: OwnPublication }) {
  const intl = useIntl()
  const { isPromotionWaiting, promotedDaysLeft: days } = publication
  return (
    <>
      {days > 0 && <Badge tone="accent">{intl.formatMessage({ id: 'mf-publications.row.promoted' }, { days })}</Badge>}
      {isPromotionWaiting && (
        <Badge tone="warning">{intl.formatMessage({ id: 'mf-publications.row.promotion-waiting' })}</Badge>
      )}
    </>
  )
}
