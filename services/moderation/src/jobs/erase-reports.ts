import { erasedText } from '@sild/contract/erasure'
import { type Connection, forgetReplies, run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What was reported or appealed against stays for the moderators, without the words and the guid of whoever did so. */
export const eraseReportsJob = handle('erase-reports', async ({ payload, deps }) => {
  const { knex } = deps.database
  const { userGuid } = payload
  await forgetReplies(knex, userGuid)
  await knex('reportDecisions')
    .whereIn(
      'decisionGuid',
      knex('reports').where({ reporterUserGuid: userGuid }).whereNotNull('decisionGuid').select('decisionGuid'),
    )
    .update({ message: erasedText })
  await forgetModerator(knex, userGuid)
  await knex('reports').where({ reporterUserGuid: userGuid }).update({ reporterUserGuid: null, text: null })
  // All of it is about them.
  await knex('appeals').where({ kind: 'suspended', targetGuid: userGuid }).delete()
  await run(
    knex,
    sql`update appeals set appellant_user_guid = null, text = null,
          message = case when message is not null then ${erasedText} end,
          statement = statement || jsonb_build_object('quote', null, 'message', ${erasedText}::text)
        where appellant_user_guid = ${userGuid}`,
  )
})

/** What a moderator decided stays, without their address. */
async function forgetModerator(connection: Connection, userGuid: string): Promise<void> {
  await connection('auditEntries').where({ userGuid }).update({ email: null })
  await connection('reportDecisions').where({ userGuid }).update({ email: erasedText })
  await connection('appeals').where({ decidedByUserGuid: userGuid }).update({ decidedByEmail: erasedText })
  await connection('moderationCases').where({ claimedByUserGuid: userGuid }).update({ claimedByEmail: erasedText })
}
