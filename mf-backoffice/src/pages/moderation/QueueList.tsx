import type { ModerationCaseSummary } from '@sild/contract/moderation/schemas'
import { useText } from '@sild/shell-api'
import { Badge, useNow } from '@sild/ui'
import { QueueRow, QueueRows } from '../../queue/QueueRow.tsx'

interface QueueListProps {
  cases: readonly ModerationCaseSummary[]
  openGuid: string | undefined
  hrefOf: (caseGuid: string) => string
}

export function QueueList({ cases, openGuid, hrefOf }: QueueListProps) {
  const text = useText('mf-backoffice')
  return (
    <QueueRows>
      {cases.map((one) => (
        <QueueRow
          key={one.caseGuid}
          href={hrefOf(one.caseGuid)}
          isOpen={one.caseGuid === openGuid}
          name={one.name}
          at={one.decidedAt ?? one.submittedAt}
          facts={
            <>
              {text(`kind.${one.cardType}`)}&nbsp;· {one.companyName}
            </>
          }
          badges={<CaseBadges summary={one} />}
        />
      ))}
    </QueueRows>
  )
}

function CaseBadges({ summary }: { summary: ModerationCaseSummary }) {
  const now = useNow()
  const text = useText('mf-backoffice')
  const { state, dueAt, decidedAt, findings, claimedBy } = summary
  const isDecided = decidedAt !== null
  const isOverdue = !isDecided && Date.parse(dueAt) < now
  return (
    <>
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
    </>
  )
}
