import type { FlagKey } from '@sild/contract/content/flags'
import type { PlanSlug } from '@sild/contract/enums'
import type { MainCompany } from '@sild/contract/companies/schemas'
import { asSystem, type Calls } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'

/** Data of a session besides the user. */
export interface MemberContext {
  readonly company: MainCompany | null
  readonly plan: PlanSlug
  /** Absent where the company has only the default ones. */
  readonly flags?: readonly FlagKey[]
}
export interface SessionContext {
  /**
   * Calls companies, then billing and content. While one of them is unavailable, its last reply is used, so that its
   * failure signs no user out. @throws unavailable when this process has no earlier reply for the user
   */
  gather(userGuid: string): Promise<MemberContext>
}

const MAX_REMEMBERED = 20_000
const flagsTimeoutMs = 500
const actor = asSystem('a session is loaded before its actor is known')

export function createSessionContext(calls: Calls): SessionContext {
  const remembered = new Map<string, MemberContext>()

  const ask = async (userGuid: string): Promise<MemberContext> => {
    const { company } = await calls.call('getMainCompany', { params: { userGuid } }, { actor })
    if (!company) return { company, plan: 'free' }
    const { guid: companyGuid } = company
    const [{ plan }, flags] = await Promise.all([
      calls.call('getCompanyPlan', { params: { companyGuid } }, { actor }),
      flagsOf(companyGuid).catch(() => remembered.get(userGuid)?.flags),
    ])
    return { company, plan, flags }
  }
  /** Has a short timeout: without a reply, a session has the default flags. */
  const flagsOf = async (companyGuid: string): Promise<readonly FlagKey[]> => {
    const options = { actor, timeoutMs: flagsTimeoutMs }
    return (await calls.call('listCompanyFlags', { params: { companyGuid } }, options)).list
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
