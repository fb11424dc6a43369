import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** Deletes a user's agreements. Their pages and flag changes stay, without the author. */
export const eraseAgreementsJob = handle('erase-agreements', async ({ deps, payload: { userGuid } }) => {
  const { knex } = deps.database
  await forgetReplies(knex, userGuid)
  await knex('policyAgreements').where({ userGuid }).delete()
  await knex('pageRevisions').where({ authorGuid: userGuid }).update({ authorGuid: null })
  await knex('flags').where({ changedByUserGuid: userGuid }).update({ changedByUserGuid: null })
})
