import { erasedText } from '@sild/contract/erasure'
import { type Connection, forgetReplies, run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** Reports and appeals stay for the moderators, without the user's texts and guid. */
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

/** Decisions of an erased moderator stay, without their address. */
async function forgetModerator(connection: Connection, userGuid: string): Promise<void> {
  await connection('auditEntries').where({ userGuid }).update({ email: null })
  await connection('reportDecisions').where({ userGuid }).update({ email: erasedText })
  await connection('appeals').where({ decidedByUserGuid: userGuid }).update({ decidedByEmail: erasedText })
  await connection('moderationCases').where({ claimedByUserGuid: userGuid }).update({ claimedByEmail: erasedText })
}
