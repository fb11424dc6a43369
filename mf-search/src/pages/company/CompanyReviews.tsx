import type { Company } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { useIntl, useSession } from '@sild/shell-api'
import { Heading, lazyPart, Stack, Text } from '@sild/ui'
import { type ReactNode, Suspense } from 'react'
import { Pager } from '../Pager.tsx'
import { type LoadedCompany, pageHref, shownReviews } from './load-company.ts'
import { ReviewCard } from './ReviewCard.tsx'

// Only for members; it needs the query cache, which guests do not load.
const ReviewAction = lazyPart(
  async () => (await import(/* webpackChunkName: "review-action" */ './ReviewAction.tsx')).ReviewAction,
)

interface CompanyReviewsProps {
  company: Company
  reviews: LoadedCompany['reviews']
  page: number
}

export function CompanyReviews({ company, reviews, page }: CompanyReviewsProps) {
  const intl = useIntl()
  const session = useSession()
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `mf-search.company.reviews${id}` }, values)
  const isVisitor = session.kind === 'member' && session.company && session.company.guid !== company.guid
  const frame = (children: ReactNode) => (
    <section id="reviews" aria-labelledby="reviews-title">
      <Stack>
        <Heading id="reviews-title">{text('', { count: reviews.total })}</Heading>
        {children}
      </Stack>
    </section>
  )
  // Without reviews the section is shown only to members who may write the first.
  if (reviews.total === 0)
    return isVisitor ? (
      <Suspense>
        <ReviewAction company={company} frame={frame} />
      </Suspense>
    ) : null
  return frame(
    <>
      {company.rating !== null && (
        <Text size={14} tone="muted">
          {text('.method', { count: company.reviewsCount })}
        </Text>
      )}
      {isVisitor && (
        <Suspense>
          <ReviewAction company={company} />
        </Suspense>
      )}
      <Stack as="ul" gap={12}>
        {reviews.list.map((review) => (
          <ReviewCard key={review.guid} review={review} />
        ))}
      </Stack>
      <Pager
        page={page}
        pageCount={Math.ceil(reviews.total / shownReviews)}
        hrefOf={(number) => `${pageHref(paths.company(company.slug), number)}#reviews`}
      />
    </>,
  )
}
