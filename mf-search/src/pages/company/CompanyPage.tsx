import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { type PageHandle, useIntl, useLocale } from '@sild/shell-api'
import {
  Badge,
  Card,
  Cluster,
  Columns,
  DescriptionList,
  EmptyState,
  Heading,
  Prose,
  Stack,
  formatDate,
  formatNumber,
} from '@sild/ui'
import { CompanyFrame } from './CompanyFrame.tsx'
import { loadCompany } from './load-company.ts'
import { ReviewCard } from './ReviewCard.tsx'

export const loader = loadCompany

export const handle: PageHandle<typeof loader> = {
  title: ({ loaded: { company } }) => company.name,
  description: ({ loaded: { company } }) => (company.description ?? company.name).slice(0, 155),
  image: ({ loaded: { company } }) => company.coverUrl ?? company.logoUrl ?? undefined,
  canonicalPath: ({ loaded: { company } }) => paths.company(company.slug),
  structuredData: ({ loaded: { company } }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.name,
      description: company.description,
      logo: company.logoUrl,
      ...(company.rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: company.rating, reviewCount: company.reviewsCount },
      }),
    },
  ],
}

export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const { company, reviews } = useLoaderData<typeof loader>()
  const { statistics } = company
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `mf-search.${id}` }, values)
  const facts: [string, string | null | undefined][] = [
    ['type', company.type && text(`company.type.${company.type}`)],
    ['size', company.size && text('people', { size: company.size.replace('-', '–') })],
    ['registrationNumber', company.registrationNumber],
    ['joined', formatDate(company.joinedAt, locale, 'day')],
    ['experts', formatNumber(statistics.experts, locale)],
    ['offers', formatNumber(statistics.offers, locale)],
    ['activeProjects', formatNumber(statistics.activeProjects, locale)],
    ['closedProjects', formatNumber(statistics.closedProjects, locale)],
  ]
  return (
    <CompanyFrame company={company} tab="general">
      <Columns
        aside={
          <Card>
            <DescriptionList
              layout="stacked"
              items={facts.flatMap(([term, description]) =>
                description ? [{ term: text(`company.fact.${term}`), description }] : [],
              )}
            />
          </Card>
        }
      >
        <Stack gap={32}>
          <section aria-labelledby="about">
            <Stack>
              <Heading id="about">{text('company.about')}</Heading>
              <Prose isPlainText>{company.description ?? text('company.about.empty')}</Prose>
              {company.tags.length > 0 && (
                <Cluster>
                  {company.tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </Cluster>
              )}
            </Stack>
          </section>
          <section id="reviews" aria-labelledby="reviews-title">
            <Stack>
              <Heading id="reviews-title">{text('company.reviews', { count: reviews.total })}</Heading>
              {reviews.list.length === 0 ? (
                <EmptyState level={3} title={text('company.reviews.empty')}>
                  {text('company.reviews.empty.text')}
                </EmptyState>
              ) : (
                <Stack as="ul" gap={12}>
                  {reviews.list.map((review) => (
                    <ReviewCard key={review.guid} review={review} />
                  ))}
                </Stack>
              )}
            </Stack>
          </section>
        </Stack>
      </Columns>
    </CompanyFrame>
  )
}
