import { asSystem } from '@sild/service-kit'
import { pauseCompany } from '../actions/pause-company.ts'
import { handle } from '../deps.ts'
import { companiesOf, Membership } from '../models/membership.ts'

/**
 * Hides companies while none of their members may sign in, and shows them again. Reads the current state, so the order
 * of events does not matter.
 */
export const pauseCompaniesJob = handle('pause-companies', async ({ payload: { userGuid }, deps }) => {
  const { calls, database } = deps
  for (const { companyGuid } of await companiesOf(database.knex, userGuid)) {
    const members = await Membership.query(database.knex).where({ companyGuid }).select('userGuid')
    const body = { userGuids: members.map((member) => member.userGuid) }
    const actor = asSystem('a company stands as long as one of its members does')
    const suspended = new Set((await calls.call('findSuspendedUsers', { body }, { actor })).userGuids)
    const isPaused = members.every((member) => suspended.has(member.userGuid))
    await database.transaction((trx) => pauseCompany(trx, deps, { companyGuid, isPaused }))
  }
})
