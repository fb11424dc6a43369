import type { CardMatches } from '@sild/contract/search/schemas'
import { PortalContext, useIntl, useLocale } from '@sild/shell-api'
import { Card, Cluster, formatRelativeTime, Link, Text } from '@sild/ui'
import { CircleQuestionMark } from 'lucide-react'
import { use } from 'react'
import { CompareButton } from '../compare/CompareButton.tsx'
import { FavoriteButton } from '../marked/FavoriteButton.tsx'
import { HideButton } from '../marked/HideButton.tsx'
import { useMarkedCards } from '../marked/marked-cards.ts'
import { CompanyResult } from './CompanyResult.tsx'
import { PublicationResult } from './PublicationResult.tsx'
import * as css from './ResultCard.module.css'
import type { ShownCard, ShownCategory } from './shown-card.ts'

interface ResultCardProps {
  card: ShownCard
  categories: readonly ShownCategory[]
  now: string
  /** The positions of the searched words. */
  matches?: CardMatches
  /** Whether members can hide this result. */
  isHideable?: boolean
  /** Whether its place is paid for. */
  isPromoted?: boolean
  /** Link to the ranking explanation. */
  whyHref?: string
}

export function ResultCard({
  card,
  categories,
  now,
  matches,
  isHideable = false,
  isPromoted = false,
  whyHref,
}: ResultCardProps) {
  const locale = useLocale()
  const remember = use(PortalContext)?.remember
  const { hidden } = useMarkedCards()
  const intl = useIntl()
  const reference = { cardGuid: card.guid, cardType: card.cardType }
  if (isHideable && hidden.has(card.guid))
    return (
      <Card as="li" padding="small">
        <Cluster justify="between">
          <Text tone="muted">{intl.formatMessage({ id: 'mf-search.hidden' }, { name: card.name })}</Text>
          <HideButton card={reference} name={card.name} isHidden />
        </Cluster>
      </Card>
    )
  const isCompany = card.cardType === 'company'
  const category = isCompany ? undefined : categories.find(({ id }) => id === card.categoryId)?.title
  const element = (
    <Card as="li" isLinked>
      <div className={css.result}>
        {isCompany ? (
          <CompanyResult card={card} matches={matches} />
        ) : (
          <PublicationResult card={card} category={category} now={now} matches={matches} isPromoted={isPromoted} />
        )}
        <div className={css.kept}>
          <FavoriteButton card={reference} name={card.name} />
          <CompareButton card={card} />
          {isHideable && <HideButton card={reference} name={card.name} />}
          {whyHref && (
            <Link
              href={whyHref}
              variant="quiet"
              className={css.why}
              aria-label={intl.formatMessage({ id: 'mf-search.why' }, { name: card.name })}
            >
              <CircleQuestionMark size={20} aria-hidden />
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
  if (!remember) return element
  const age = isCompany ? '' : formatRelativeTime(card.publishedAt, now, locale)
  return remember(JSON.stringify([card, category, age, matches, isPromoted, whyHref]), element)
}
