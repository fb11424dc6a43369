import type { CardMatches } from '@sild/contract/search/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, CardTitle, Cluster, CompanyLogo, Price, RelativeTime, Text } from '@sild/ui'
import { BadgeCheck } from 'lucide-react'
import { regionNames } from '../region-names.ts'
import { Marked } from './Marked.tsx'
import * as css from './ResultCard.module.css'
import type { ShownPublication } from './shown-card.ts'

interface PublicationResultProps {
  card: ShownPublication
  category: string | undefined
  now: string
  matches?: CardMatches
  isPromoted: boolean
}

const shownTags = 5

export function PublicationResult({ card, category, isPromoted, now, matches }: PublicationResultProps) {
  const locale = useLocale()
  const text = useText('mf-search')
  const regions = regionNames(locale)
  const facts = [
    category,
    card.workType && text(`workType.${card.workType}`),
    card.countryCodes.map((code) => regions.of(code)).join(', '),
  ].filter(Boolean)
  return (
    <>
      <CompanyLogo name={card.company.name} src={card.company.logoUrl ?? undefined} size={40} />
      <div className={css.words}>
        <div className={css.first}>
          <CardTitle level={2} href={paths.publication(card.cardType, card.slug)}>
            <Marked at={matches?.name}>{card.name}</Marked>
          </CardTitle>
          <p className={css.price}>
            <Price
              fromCents={card.budgetFromCents}
              toCents={card.budgetToCents}
              perHourCents={card.budgetPerHourCents}
              perHour={text('per-hour')}
              locale={locale}
            />
          </p>
        </div>
        <Text size={14} tone="muted" className={css.company}>
          {card.company.name}
          {card.company.isVerified && (
            <span className={css.glued}>
              &nbsp;
              <BadgeCheck size={16} role="img" aria-label={text('verified')} className={css.verified} />
            </span>
          )}
          {facts.map((fact) => `\u00a0· ${fact}`)}
        </Text>
        <Text size={16} lines={2}>
          <Marked at={matches?.summary}>{card.summary}</Marked>
        </Text>
        <div className={css.foot}>
          <Cluster gap={4} className={css.tags}>
            {isPromoted && <Badge tone="accent">{text('promoted')}</Badge>}
            {card.tags.slice(0, shownTags).map((tag, index) => (
              <Badge key={tag}>{matches?.tags.includes(index) ? <mark>{tag}</mark> : tag}</Badge>
            ))}
            {card.tags.length > shownTags && (
              <Text as="span" size={12} tone="muted">{`+${card.tags.length - shownTags}`}</Text>
            )}
          </Cluster>
          <Text as="span" size={12} tone="muted">
            <RelativeTime value={card.publishedAt} now={now} locale={locale} />
            &nbsp;· {text('responses', { count: card.responsesCount })}
          </Text>
        </div>
      </div>
    </>
  )
}
