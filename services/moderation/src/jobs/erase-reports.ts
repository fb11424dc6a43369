import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What was reported stays for the moderators; the reporter and their words do not. */
export const eraseReports = handle('erase-reports', async ({ payload, deps }) => {
  const { knex } = deps.database
  await forgetReplies(knex, payload.userGuid)
  await knex('reports').where({ reporterUserGuid: payload.userGuid }).update({ reporterUserGuid: null, text: null })
})
