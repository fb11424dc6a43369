import { getCompany } from '@sild/contract/companies/operations'
import { getCompanyCase, listCompanyCases } from '@sild/contract/companies/profile-operations'
import type { LoaderArgs } from '@sild/router'
import { apiContext, isApiError } from '@sild/shell-api'

/** The visible cases and the named one; null if the plan hides it. */
export async function loadCases({ context, params, request: { signal } }: LoaderArgs) {
  const api = context.get(apiContext)
  const company = await api.call(getCompany, { params: { slugOrGuid: params['company']! }, signal })
  const { guid } = company
  const slug = params['slug']
  if (!slug) {
    const cases = await api.call(listCompanyCases, { params: { guid }, signal })
    return { company, cases, shown: null, isLocked: false }
  }
  try {
    return {
      company,
      cases: null,
      shown: await api.call(getCompanyCase, { params: { guid, slug }, signal }),
      isLocked: false,
    }
  } catch (error) {
    if (isApiError(error) && error.code === 'plan-limit-reached')
      return { company, cases: null, shown: null, isLocked: true }
    throw error
  }
}
export type LoadedCases = Awaited<ReturnType<typeof loadCases>>
