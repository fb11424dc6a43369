import type { Company } from '@sild/contract/companies/schemas'
import { defaultPalette } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import {
  Breadcrumbs,
  Cluster,
  CompanyLogo,
  formatNumber,
  JoinedFacts,
  Page,
  PageHeader,
  Rating,
  Stack,
  StatusBadge,
  Tabs,
  Text,
  picturesFor,
  WrittenText,
} from '@sild/ui'
import '@sild/ui/tokens/palettes.css'
import type { ReactNode } from 'react'
import { CompareBar } from '../../compare/CompareBar.tsx'
import { CompareButton } from '../../compare/CompareButton.tsx'
import { FavoriteButton } from '../../marked/FavoriteButton.tsx'
import { useRemembered } from '../../recent/recent-cards.ts'
import { RecentlyViewed } from '../../recent/RecentlyViewed.tsx'
import { regionNames } from '../../region-names.ts'
import * as css from './CompanyFrame.module.css'

export type CompanyTab = 'general' | 'offers' | 'tasks' | 'cases'

/** Head and tabs of a company's pages. */
export function CompanyFrame({ company, tab, children }: { company: Company; tab: CompanyTab; children: ReactNode }) {
  const locale = useLocale()
  const text = useText('mf-search')
  useRemembered(company.guid)
  const { statistics, location } = company
  const rating = company.rating === null ? null : formatNumber(Math.round(company.rating * 10) / 10, locale)
  const place = [location.cityTitle, regionNames(locale).of(location.countryCode)].filter(Boolean).join(', ')
  const allTabs = [
    {
      id: 'offers',
      label: text('company.offers'),
      path: paths.companyExpertsAndOffers,
      count: statistics.offers + statistics.experts,
    },
    { id: 'tasks', label: text('company.tasks'), path: paths.companyTasks, count: statistics.activeProjects },
    { id: 'cases', label: text('company.cases'), path: paths.companyCases, count: company.casesCount },
  ] as const
  const tabs = [
    { href: paths.company(company.slug), label: text('company.general'), isCurrent: tab === 'general' },
    // An empty tab is shown only if it is the current page.
    ...allTabs
      .filter(({ count, id }) => count > 0 || tab === id)
      .map(({ count, id, label, path }) => ({
        href: path(company.slug),
        label,
        count: count > 0 ? count : undefined,
        isCurrent: tab === id,
      })),
  ]
  return (
    <Page>
      <Stack gap={24} data-palette={company.palette}>
        {company.coverUrl ? (
          <img
            {...picturesFor(company.coverUrl, '100vw')}
            alt=""
            width={1320}
            height={240}
            fetchPriority="high"
            className={css.cover}
          />
        ) : (
          company.palette !== defaultPalette && <div className={css.band} />
        )}
        <div className={css.head}>
          <CompanyLogo name={company.name} src={company.logoUrl ?? undefined} size={80} />
          <PageHeader
            breadcrumbs={
              <Breadcrumbs
                label={text('breadcrumbs')}
                items={[{ href: paths.search({ searchType: 'companies' }), label: text('tab.companies') }]}
              />
            }
            title={company.name}
            actions={
              <>
                <FavoriteButton card={{ cardGuid: company.guid, cardType: 'company' }} name={company.name} />
                <CompareButton card={{ guid: company.guid, cardType: 'company', name: company.name }} />
              </>
            }
            meta={
              <Cluster gap={12}>
                {company.isVerified && <StatusBadge tone="success">{text('verified')}</StatusBadge>}
                {rating !== null && (
                  <Rating value={company.rating!} label={text('rating', { rating })}>
                    {rating} ({text('reviews', { count: company.reviewsCount })})
                  </Rating>
                )}
                <Text as="span" tone="muted">
                  <JoinedFacts
                    facts={[
                      place,
                      company.industry && (
                        <WrittenText language={company.industryLocale} locale={locale}>
                          {company.industry}
                        </WrittenText>
                      ),
                    ]}
                  />
                </Text>
              </Cluster>
            }
          />
        </div>
        {tabs.length > 1 && <Tabs label={text('company.tabs')} items={tabs} />}
      </Stack>
      {children}
      {tab === 'general' && <RecentlyViewed except={company.guid} />}
      <CompareBar />
    </Page>
  )
}
