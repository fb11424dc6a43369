import { listMyCompanies } from '@sild/contract/companies/operations'
import type { OwnCompany } from '@sild/contract/companies/schemas'
import type { LoaderArgs } from '@sild/router'
import { useApi, useMember, useSessionActions } from '@sild/shell-api'
import { apiQuery, loadQuery, queryClient, showReply, useApiQuery } from '@sild/shell-api/query'

export const loadMyCompany = (page: LoaderArgs) => loadQuery(page, listMyCompanies, {})

/** The company that the member speaks for, and how to keep what the server made of a change. */
export function useMyCompany() {
  const api = useApi()
  const member = useMember()
  const { refresh } = useSessionActions()
  const { data } = useApiQuery(listMyCompanies, {})
  const { queryKey } = apiQuery(api, listMyCompanies, {})
  const company = data.list.find(({ guid }) => guid === member.company?.guid) ?? null
  const keep = (changed: OwnCompany): void => {
    showReply(
      listMyCompanies,
      {},
      {
        list: data.list.map((known) => (known.guid === changed.guid ? changed : known)),
      },
    )
    // The header shows both.
    const isShownElsewhere = changed.name !== company?.name || changed.logoUrl !== company.logoUrl
    if (isShownElsewhere) void refresh()
  }
  return { company, plan: member.plan, keep, reload: () => queryClient.invalidateQueries({ queryKey }) }
}
