import { reviewMarks } from '@sild/contract/enums'
import { erasedText } from '@sild/contract/erasure'
import { paths } from '@sild/paths'
import { useIntl, useLocale, useText } from '@sild/shell-api'
import { Card, Cluster, CompanyLogo, DateTime, Link, Rating, Stack, Text } from '@sild/ui'
import { ReportAction } from './ReportAction.tsx'
import type { LoadedCompany } from './load-company.ts'

export function ReviewCard({ review }: { review: LoadedCompany['reviews']['list'][number] }) {
  const intl = useIntl()
  const locale = useLocale()
  const text = useText('mf-search')
  const hasLeft = review.author.name === erasedText
  const author = hasLeft ? text('review.deleted-company') : review.author.name
  return (
    <Card as="li">
      <Stack gap={12}>
        <Cluster gap={12}>
          <CompanyLogo name={author} src={review.author.logoUrl ?? undefined} size={40} />
          <div>
            {hasLeft ? (
              <Text isStrong>{author}</Text>
            ) : (
              <Link isAlone href={paths.company(review.author.slug)}>
                {author}
              </Link>
            )}
            <Text size={12} tone="muted">
              <DateTime value={review.publishedAt} locale={locale} format="day" />
            </Text>
          </div>
        </Cluster>
        {review.text && <Text>{review.text}</Text>}
        <Cluster gap={16}>
          {reviewMarks.map((mark) => (
            <Text key={mark} as="span" size={14} tone="muted">
              {text(`review.${mark}`)} <Rating value={review[mark]} label={text('rating', { rating: review[mark] })} />
            </Text>
          ))}
        </Cluster>
        <ReportAction
          target={{ targetType: 'review', targetGuid: review.guid }}
          label={text('report.review')}
          title={intl.formatMessage({ id: 'mf-search.report.review.of' }, { author })}
        />
      </Stack>
    </Card>
  )
}
