import type { PlanSlug } from '@sild/contract/enums'
import type { MainCompany } from '@sild/contract/companies/schemas'
import { asSystem, type Calls } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'

/** What a session holds beside the user. */
export interface MemberContext {
  readonly company: MainCompany | null
  readonly plan: PlanSlug
}
export interface SessionContext {
  /**
   * Asks companies, then billing. While one of them is away, what it said last stands in, so that its trouble signs nobody out.
   * @throws unavailable when this process has never heard of the user
   */
  gather(userGuid: string): Promise<MemberContext>
}

const MAX_REMEMBERED = 20_000
const actor = asSystem('a session is put together before there is anybody to act')

export function createSessionContext(calls: Calls): SessionContext {
  const remembered = new Map<string, MemberContext>()

  const ask = async (userGuid: string): Promise<MemberContext> => {
    const { company } = await calls.call('getMainCompany', { params: { userGuid } }, { actor })
    if (!company) return { company, plan: 'free' }
    const { plan } = await calls.call('getCompanyPlan', { params: { companyGuid: company.guid } }, { actor })
    return { company, plan }
  }

  return {
    async gather(userGuid) {
      try {
        const context = await ask(userGuid)
        if (remembered.size >= MAX_REMEMBERED) remembered.clear()
        remembered.set(userGuid, context)
        return context
      } catch (error) {
        const known = remembered.get(userGuid)
        if (known && error instanceof AppError && error.code === 'unavailable') return known
        throw error
      }
    },
  }
}
