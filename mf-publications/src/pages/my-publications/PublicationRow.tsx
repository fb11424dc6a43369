import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Card, CardTitle, Cluster, DateTime, Price, Stack, Text } from '@sild/ui'
import { Eye, MessageSquare } from 'lucide-react'
import { MissingText } from '../MissingText.tsx'
import { PromotionBadge } from '../promotion/PromotionBadge.tsx'
import { shownStatus, StateBadges } from '../StateBadges.tsx'
import { PublicationActions } from './PublicationActions.tsx'
import * as css from './PublicationRow.module.css'

export function PublicationRow({ publication }: { publication: OwnPublication }) {
  const locale = useLocale()
  const text = useText('mf-publications')
  const { name, cardType, guid, publicationStatus, unreadResponsesCount, decision } = publication
  return (
    <Card as="li" isLinked>
      <div className={css.row}>
        <Stack gap={8}>
          <Cluster>
            <StateBadges publication={publication} />
            <PromotionBadge publication={publication} />
            {unreadResponsesCount > 0 && (
              <Badge tone="accent">{text('row.new-responses', { count: unreadResponsesCount })}</Badge>
            )}
          </Cluster>
          <CardTitle level={2} href={paths.myPublicationsOf(cardType, guid)}>
            {name}
          </CardTitle>
          {publicationStatus === 'DRAFT' && <MissingText missing={publication.missing} />}
          {decision && publicationStatus === 'REJECTED' && <Text tone="danger">{decision.message}</Text>}
          <Cluster gap={16} className={css.facts}>
            <Price
              fromCents={publication.budgetFromCents}
              toCents={publication.budgetToCents}
              perHourCents={publication.budgetPerHourCents}
              perHour={text('row.per-hour')}
              locale={locale}
            />
            <span>
              {text('row.created')} <DateTime value={publication.createdAt} locale={locale} format="shortDay" />
            </span>
            {publication.expiresAt && shownStatus(publication) === 'ACTIVE' && (
              <span>
                {text('row.until')} <DateTime value={publication.expiresAt} locale={locale} format="shortDay" />
              </span>
            )}
            {publicationStatus !== 'DRAFT' && (
              <>
                <span className={css.count}>
                  <Eye size={16} aria-hidden /> {text('row.views', { count: publication.viewsCount })}
                </span>
                <span className={css.count}>
                  <MessageSquare size={16} aria-hidden /> {text('row.responses', { count: publication.responsesCount })}
                </span>
              </>
            )}
          </Cluster>
        </Stack>
        <div className={css.actions}>
          <PublicationActions publication={publication} />
        </div>
      </div>
    </Card>
  )
}
