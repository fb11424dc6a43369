import type { ModerationCaseSummary } from '@sild/contract/moderation/schemas'
import { Link as RouterLink } from '@sild/router'
import { useIntl, useLocale } from '@sild/shell-api'
import { Badge, Cluster, RelativeTime, Text, useNow } from '@sild/ui'
import * as css from './QueueList.module.css'

interface QueueListProps {
  cases: readonly ModerationCaseSummary[]
  openGuid: string | undefined
  hrefOf: (caseGuid: string) => string
}

export function QueueList({ cases, openGuid, hrefOf }: QueueListProps) {
  return (
    <ul className={css.cases}>
      {cases.map((one) => (
        <li key={one.caseGuid}>
          <RouterLink
            to={hrefOf(one.caseGuid)}
            preventScrollReset
            className={css.case}
            aria-current={one.caseGuid === openGuid ? 'true' : undefined}
          >
            <CaseSummary summary={one} />
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}

function CaseSummary({ summary }: { summary: ModerationCaseSummary }) {
  const intl = useIntl()
  const now = useNow()
  const locale = useLocale()
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-backoffice.${id}` }, values)
  const { state, dueAt, decidedAt, submittedAt, findings, claimedBy } = summary
  const isDecided = decidedAt !== null
  const isOverdue = !isDecided && Date.parse(dueAt) < now
  return (
    <>
      <span className={css.first}>
        <span className={css.name}>{summary.name}</span>
        <span className={css.time}>
          <RelativeTime value={decidedAt ?? submittedAt} locale={locale} />
        </span>
      </span>
      <Text as="span" size={12} tone="muted">
        {text(`kind.${summary.cardType}`)}&nbsp;· {summary.companyName}
      </Text>
      <Cluster gap={4}>
        {isDecided && (
          <Badge tone={state === 'approved' ? 'success' : state === 'rejected' ? 'danger' : 'neutral'}>
            {text(`case.state.${state}`)}
          </Badge>
        )}
        {isOverdue && <Badge tone="danger">{text('case.overdue')}</Badge>}
        {summary.isPromotion && <Badge tone="accent">{text('case.promotion')}</Badge>}
        {summary.isChange && <Badge>{text('case.change')}</Badge>}
        {findings.length > 0 && <Badge tone="warning">{text('case.findings', { count: findings.length })}</Badge>}
        {summary.isOwn && !isDecided && <Badge tone="warning">{text('case.own')}</Badge>}
        {claimedBy && !isDecided && <Badge tone="accent">{claimedBy.email}</Badge>}
      </Cluster>
    </>
  )
}
