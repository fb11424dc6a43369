import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Card, CompanyLogo, Link, Rating, Stack, Text } from '@sild/ui'
import { HomeSection } from './HomeSection.tsx'
import type { LoadedHome } from './load-home.ts'
import * as css from './Newest.module.css'

const maxShown = 3

/** Quotes that the editors collected, then reviews of companies. */
export function Reviews({ quotes, reviews }: Pick<LoadedHome, 'quotes' | 'reviews'>) {
  const locale = useLocale()
  const text = useText('mf-content.home')
  return (
    <HomeSection id="reviews" title={text('reviews')}>
      <ul className={css.cards}>
        {quotes.map(({ from, words }) => (
          <Card as="li" key={words}>
            <Stack gap={12}>
              <Text as="blockquote" size={16} tone="muted">
                {words}
              </Text>
              <Text size={14}>{from}</Text>
            </Stack>
          </Card>
        ))}
        {reviews.slice(0, Math.max(0, maxShown - quotes.length)).map((review) => {
          const rating = review.rating.toLocaleString(locale, { maximumFractionDigits: 1 })
          return (
            <Card as="li" key={review.guid}>
              <Stack gap={12}>
                <Rating value={review.rating} label={text('reviews.rating', { rating })} />
                <Text as="blockquote" size={16} tone="muted" lines={3}>
                  {review.text}
                </Text>
                <div className={css.facts}>
                  <CompanyLogo name={review.author.name} src={review.author.logoUrl ?? undefined} size={24} />{' '}
                  <Link href={paths.company(review.author.slug)}>{review.author.name}</Link>
                  <Text as="span" size={14} tone="muted">
                    {' '}
                    {text('reviews.about')} <Link href={paths.company(review.company.slug)}>{review.company.name}</Link>
                  </Text>
                </div>
              </Stack>
            </Card>
          )
        })}
      </ul>
    </HomeSection>
  )
}
