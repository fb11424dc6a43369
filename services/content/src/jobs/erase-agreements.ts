import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What was agreed to goes; of pages, what was written stays, and who wrote it does not. */
export const eraseAgreements = handle('erase-agreements', async ({ deps, payload: { userGuid } }) => {
  const { knex } = deps.database
  await forgetReplies(knex, userGuid)
  await knex('policyAgreements').where({ userGuid }).delete()
  await knex('pageRevisions').where({ authorGuid: userGuid }).update({ authorGuid: null })
})
