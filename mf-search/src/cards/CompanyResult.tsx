import type { CardMatches } from '@sild/contract/search/schemas'
import { paths } from '@sild/paths'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Badge, CardTitle, Cluster, CompanyLogo, formatNumber, JoinedFacts, Rating, Text, WrittenText } from '@sild/ui'
import { BadgeCheck } from 'lucide-react'
import { companySize } from '../company-size.ts'
import { regionNames } from '../region-names.ts'
import { Marked } from './Marked.tsx'
import * as css from './ResultCard.module.css'
import type { ShownCompany } from './shown-card.ts'

export function CompanyResult({ card, matches }: { card: ShownCompany; matches?: CardMatches }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-search')
  const place = [card.cityTitle, regionNames(locale).of(card.countryCode)].filter(Boolean).join(', ')
  const rating = card.rating === null ? null : formatNumber(Math.round(card.rating * 10) / 10, locale)
  return (
    <>
      <CompanyLogo name={card.name} src={card.logoUrl ?? undefined} size={56} />
      <div className={css.words}>
        <div className={css.first}>
          <CardTitle level={2} href={paths.company(card.slug)}>
            <Marked at={matches?.name}>{card.name}</Marked>
          </CardTitle>
          {rating !== null && (
            <Rating value={card.rating!} label={text('rating', { rating })}>
              {rating} ({card.reviewsCount})
            </Rating>
          )}
        </div>
        <Text size={14} tone="muted" className={css.company}>
          {card.isVerified && (
            <>
              <BadgeCheck size={16} role="img" aria-label={text('verified')} className={css.verified} />{' '}
            </>
          )}
          <JoinedFacts
            facts={[
              place,
              card.industry && (
                <WrittenText language={card.industryLocale} locale={locale}>
                  {card.industry}
                </WrittenText>
              ),
              card.size && companySize(card.size, intl),
            ]}
          />
        </Text>
        <Text size={16} lines={2}>
          <Marked at={matches?.summary}>{card.summary}</Marked>
        </Text>
        <div className={css.foot}>
          <Cluster gap={4} className={css.tags}>
            {card.tags.slice(0, 5).map((tag, index) => (
              <Badge key={tag}>{matches?.tags.includes(index) ? <mark>{tag}</mark> : tag}</Badge>
            ))}
          </Cluster>
          {card.publicationsCount > 0 && (
            <Text as="span" size={12} tone="muted">
              {text('publications', { count: card.publicationsCount })}
            </Text>
          )}
        </div>
      </div>
    </>
  )
}
