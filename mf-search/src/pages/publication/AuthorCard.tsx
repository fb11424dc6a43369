import type { Publication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Card, Cluster, CompanyLogo, DateTime, Link, Rating, Stack, Text, formatNumber } from '@sild/ui'
import { BadgeCheck } from 'lucide-react'
import { AnsweringNote } from '../../answering/AnsweringNote.tsx'
import type { Answering } from '../../answering/load-answering.ts'
import { regionNames } from '../../region-names.ts'
import * as css from './AuthorCard.module.css'

export function AuthorCard({ answering, author }: Pick<Publication, 'author'> & { answering: Answering }) {
  const locale = useLocale()
  const text = useText('mf-search')
  const rating = author.rating === null ? null : formatNumber(Math.round(author.rating * 10) / 10, locale)
  return (
    <Card as="section" aria-label={text('author')}>
      <Stack gap={12}>
        <Cluster gap={12}>
          <CompanyLogo name={author.name} src={author.logoUrl ?? undefined} size={56} />
          <div>
            <Link isAlone href={paths.company(author.slug)}>
              {author.name}
            </Link>
            <Text size={14} tone="muted">
              {regionNames(locale).of(author.countryCode)}
            </Text>
          </div>
        </Cluster>
        {rating !== null && (
          <Rating value={author.rating!} label={text('rating', { rating })}>
            {rating} ({text('reviews', { count: author.reviewsCount })})
          </Rating>
        )}
        {author.isVerified && (
          <Text size={14} className={css.verified}>
            <BadgeCheck size={16} aria-hidden /> {text('verified.long')}
          </Text>
        )}
        <AnsweringNote answering={answering} />
        <Text size={14} tone="muted">
          {text('member-since')} <DateTime value={author.joinedAt} locale={locale} format="day" />
        </Text>
      </Stack>
    </Card>
  )
}
