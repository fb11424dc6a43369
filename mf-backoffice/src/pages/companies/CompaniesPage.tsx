import { searchCompanies } from '@sild/contract/companies/staff-operations'
import { type LoaderArgs, useSearchParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ownPaths } from '../../paths.ts'
import { ListPage } from '../../shown/ListPage.tsx'
import { CompanyRow } from './CompanyRow.tsx'
import { companyList, companyStates } from './companies-input.ts'

export const loader = (page: LoaderArgs) =>
  loadQuery(page, searchCompanies, companyList.inputOf(new URL(page.request.url).searchParams))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.companies.title' }),
  isUnlisted: true,
}

/** Every company of the portal. */
export function Component() {
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(searchCompanies, companyList.inputOf(parameters))
  const text = useText('mf-backoffice.companies')
  const { query, state } = companyList.filtersOf(parameters)
  return (
    <ListPage
      title={text('title')}
      description={text('description')}
      search={{ label: text('search'), submitLabel: text('search.submit'), words: query }}
      tabs={{
        label: text('states'),
        parts: companyStates,
        current: state,
        nameOf: (one) => text(`state.${one}`),
        hrefOf: (one) => companyList.hrefOf(ownPaths.companies(), { state: one, query }),
      }}
      hrefOf={(to) => companyList.hrefOf(ownPaths.companies(), { state, query, ...to })}
      layout="rows"
      empty={{ title: text('empty'), text: text('empty.text') }}
      pages={{
        size: companyList.size,
        hasMore: data.hasMore,
        labels: { previous: text('previous'), next: text('next') },
      }}
    >
      {data.list.map((company) => (
        <CompanyRow key={company.guid} company={company} />
      ))}
    </ListPage>
  )
}
