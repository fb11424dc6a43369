import { getActiveSubscription } from '@sild/contract/billing/operations'
import type { PlanProperty } from '@sild/contract/permissions'
import { useApi, useMember } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

/** What the own company has left of a month's allowance; null without a limit, and until it is loaded. */
export function useRemaining(property: PlanProperty): { left: number; limit: number } | null {
  const api = useApi()
  const { company } = useMember()
  const { data } = useQuery({
    ...apiQuery(api, getActiveSubscription, { params: { guid: company?.guid ?? '' } }),
    enabled: company !== null,
  })
  const allowance = data?.properties.find(({ type }) => type === property)
  if (!allowance || allowance.limit === null) return null
  return { left: Math.max(0, allowance.limit - allowance.current), limit: allowance.limit }
}
