import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What was reported or appealed against stays for the moderators, without the words and the guid of whoever did so. */
export const eraseReportsJob = handle('erase-reports', async ({ payload, deps }) => {
  const { knex } = deps.database
  await forgetReplies(knex, payload.userGuid)
  await knex('reports').where({ reporterUserGuid: payload.userGuid }).update({ reporterUserGuid: null, text: null })
  // All of it is about them.
  await knex('appeals').where({ kind: 'suspended', targetGuid: payload.userGuid }).delete()
  await knex('appeals').where({ appellantUserGuid: payload.userGuid }).update({ appellantUserGuid: null, text: null })
})
