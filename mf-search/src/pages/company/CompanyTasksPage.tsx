import { paths } from '@sild/paths'
import { useLoaderData } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { CompanyCards } from './CompanyCards.tsx'
import { listedCardsHref, loadCompanyCards } from './load-company.ts'

export const loader = loadCompanyCards(['tasks'], paths.companyTasks)

export const handle: PageHandle<typeof loader> = {
  title: ({ intl, loaded: { company } }) =>
    intl.formatMessage({ id: 'mf-search.company.tasks.title' }, { company: company.name }),
  isUnlistedFor: ({ loaded: { cards } }) => cards.length === 0,
  canonicalPath: ({ loaded }) => listedCardsHref(loaded),
}

export const Component = () => <CompanyCards {...useLoaderData<typeof loader>()} tab="tasks" />
