import { erasedText } from '@sild/contract/erasure'
import { forgetReplies, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What was reported or appealed against stays for the moderators; whoever did and their words do not, nor what was said of them. */
export const eraseReports = handle('erase-reports', async ({ payload, deps }) => {
  const { knex } = deps.database
  await forgetReplies(knex, payload.userGuid)
  await knex('reports').where({ reporterUserGuid: payload.userGuid }).update({ reporterUserGuid: null, text: null })
  await knex('appeals').where({ appellantUserGuid: payload.userGuid }).update({ appellantUserGuid: null, text: null })
  await deps.database.read(
    sql`update appeals set statement = statement || jsonb_build_object('message', ${erasedText}::text, 'quote', null)
        where target_guid = ${payload.userGuid}`,
  )
})
