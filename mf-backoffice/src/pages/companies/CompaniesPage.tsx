import { searchCompanies } from '@sild/contract/companies/staff-operations'
import { pageOf } from '@sild/contract/paging'
import { withQuery } from '@sild/paths'
import { type LoaderArgs, useNavigate, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Cluster, EmptyState, Page, PageHeader, RowList, Tabs } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { WordSearch } from '../../shown/WordSearch.tsx'
import { ownPaths } from '../../paths.ts'
import { CompanyRow } from './CompanyRow.tsx'
import { companiesInput, companyStates, pageSize, stateOf, wordsOf } from './companies-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, searchCompanies, companiesInput(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.companies.title' }),
  isUnlisted: true,
}

/** Every company of the portal. */
export function Component() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(searchCompanies, companiesInput(parameters))
  const text = useText('mf-backoffice.companies')
  const [state, query, page] = [stateOf(parameters), wordsOf(parameters), pageOf(parameters, pageSize)]
  const address = (own: { state?: string; query?: string; page?: number }) =>
    withQuery(ownPaths.companies(), {
      state: state === 'all' ? undefined : state,
      query: query || undefined,
      ...own,
    })
  return (
    <Page>
      <PageHeader breadcrumbs={<BackofficeBreadcrumbs />} title={text('title')} description={text('description')} />
      <WordSearch
        words={query}
        label={text('search')}
        submitLabel={text('search.submit')}
        onSearch={(words) => void navigate(address({ query: words }))}
      />
      <Tabs
        label={text('states')}
        items={companyStates.map((one) => ({
          href: address({ state: one === 'all' ? undefined : one }),
          label: text(`state.${one}`),
          isCurrent: one === state,
        }))}
      />
      {data.list.length === 0 ? (
        <EmptyState level={2} title={text('empty')}>
          {text('empty.text')}
        </EmptyState>
      ) : (
        <RowList>
          {data.list.map((company) => (
            <CompanyRow key={company.guid} company={company} />
          ))}
        </RowList>
      )}
      <Cluster justify="between">
        {page > 1 ? <ButtonLink href={address({ page: page - 1 })}>{text('previous')}</ButtonLink> : <span />}
        {data.hasMore && <ButtonLink href={address({ page: page + 1 })}>{text('next')}</ButtonLink>}
      </Cluster>
    </Page>
  )
}
