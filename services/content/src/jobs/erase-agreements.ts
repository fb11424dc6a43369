import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What was agreed to goes; of pages and flags, what was written or said stays, and who did so does not. */
export const eraseAgreements = handle('erase-agreements', async ({ deps, payload: { userGuid } }) => {
  const { knex } = deps.database
  await forgetReplies(knex, userGuid)
  await knex('policyAgreements').where({ userGuid }).delete()
  await knex('pageRevisions').where({ authorGuid: userGuid }).update({ authorGuid: null })
  await knex('flags').where({ changedByUserGuid: userGuid }).update({ changedByUserGuid: null })
})
