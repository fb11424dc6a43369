import { linkNames } from '@sild/contract/companies/links'
import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import { type PageHandle, useIntl, useSession, useText } from '@sild/shell-api'
import { Badge, Cluster, Columns, Heading, lazyPart, Prose, Stack } from '@sild/ui'
import { Suspense } from 'react'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyFrame } from './CompanyFrame.tsx'
import { CompanyGallery } from './CompanyGallery.tsx'
import { CompanyLinkList } from './CompanyLinkList.tsx'
import { CompanyReviews } from './CompanyReviews.tsx'
import { LatestCase } from './LatestCase.tsx'
import { loadCompany, pageHref } from './load-company.ts'
import { Similar } from '../../similar/Similar.tsx'
import { ReportAction } from './ReportAction.tsx'
import { RegisterEvidence } from './RegisterEvidence.tsx'
import { useOwnerOf } from './use-owner-of.ts'

// Only for members; it needs the query cache, which guests do not load.
const ContactsAction = lazyPart(
  async () => (await import(/* webpackChunkName: "contacts-action" */ './ContactsAction.tsx')).ContactsAction,
)

const OwnerSteps = lazyPart(
  async () => (await import(/* webpackChunkName: "owner-steps" */ './OwnerSteps.tsx')).OwnerSteps,
)

export const loader = loadCompany

export const handle: PageHandle<typeof loader> = {
  title: ({ loaded: { company } }) => company.name,
  description: ({ loaded: { company } }) => (company.description ?? company.name).slice(0, 155),
  image: ({ loaded: { company } }) => company.coverUrl ?? company.logoUrl ?? undefined,
  canonicalPath: ({ loaded: { company, page } }) => pageHref(paths.company(company.slug), page),
  structuredData: ({ loaded: { company } }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.name,
      description: company.description,
      logo: company.logoUrl,
      image: company.gallery.map(({ imageUrl }) => imageUrl),
      sameAs: linkNames.flatMap((name) => company.links?.[name] ?? []),
      ...(company.rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: company.rating, reviewCount: company.reviewsCount },
      }),
    },
  ],
}

export function Component() {
  const intl = useIntl()
  const session = useSession()
  const { answering, company, page, reviews, similar, verification } = useLoaderData<typeof loader>()
  const owner = useOwnerOf(company.guid)
  const text = useText('mf-search.company')
  return (
    <CompanyFrame company={company} tab="general">
      <Columns
        aside={
          <Stack>
            <CompanyFacts company={company} answering={answering} />
            {session.kind === 'member' && session.company && session.company.guid !== company.guid && (
              <Suspense>
                <ContactsAction company={company} />
              </Suspense>
            )}
            <RegisterEvidence {...verification} />
            {company.links && <CompanyLinkList links={company.links} />}
            <ReportAction
              target={{ targetType: 'company', targetGuid: company.guid }}
              label={intl.formatMessage({ id: 'mf-search.report.company' })}
              title={intl.formatMessage({ id: 'mf-search.report.company' })}
            />
          </Stack>
        }
      >
        <Stack gap={32}>
          {(company.description ?? company.tags[0]) && (
            <section aria-labelledby="about">
              <Stack>
                <Heading id="about">{text('about')}</Heading>
                {company.description && <Prose isPlainText>{company.description}</Prose>}
                {company.tags.length > 0 && (
                  <Cluster>
                    {company.tags.map((tag) => (
                      <Badge key={tag}>{tag}</Badge>
                    ))}
                  </Cluster>
                )}
              </Stack>
            </section>
          )}
          <LatestCase company={company} />
          <CompanyGallery photos={company.gallery} />
          <CompanyReviews company={company} reviews={reviews} page={page} />
          {owner && (
            <Suspense>
              <OwnerSteps company={company} userType={owner.user.userType} />
            </Suspense>
          )}
        </Stack>
      </Columns>
      <Similar of={{ cardType: 'company', guid: company.guid }} cards={similar} />
    </CompanyFrame>
  )
}
