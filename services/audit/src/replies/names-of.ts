import { asSystem } from '@sild/service-kit'
import type { AuditDeps } from '../deps.ts'

/** The limit of accounts and companies per call. */
const AT_ONCE = 200
const actor = asSystem('the audit log names the actor and the subject')

/** Addresses of users and names of companies, by guid. Erased ones have none. */
export async function namesOf(
  { calls }: Pick<AuditDeps, 'calls'>,
  { companyGuids, userGuids }: { companyGuids: readonly string[]; userGuids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const [users, companies] = await Promise.all([
    inBatches(userGuids, async (batch) => {
      const { users: found } = await calls.call('getUserContacts', { body: { userGuids: batch } }, { actor })
      return found.map(({ email, guid }) => [guid, email] as const)
    }),
    inBatches(companyGuids, async (batch) => {
      const { companies: found } = await calls.call('getCompanyBriefs', { body: { companyGuids: batch } }, { actor })
      return found.map(({ guid, name }) => [guid, name] as const)
    }),
  ])
  return new Map([...users, ...companies])
}

async function inBatches<Entry>(
  guids: readonly string[],
  ask: (batch: string[]) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const all = [...new Set(guids)]
  const found: Entry[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) found.push(...(await ask(all.slice(from, from + AT_ONCE))))
  return found
}
