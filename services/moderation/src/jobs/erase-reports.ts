import { erasedText } from '@sild/contract/erasure'
import { type Connection, forgetReplies, run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { ReportDecision } from '../models/report-decision.ts'
import { Report } from '../models/report.ts'

/** Reports and appeals stay for the moderators, without the user's texts and guid. */
export const eraseReportsJob = handle('erase-reports', async ({ payload, deps }) => {
  const { knex } = deps.database
  const { userGuid } = payload
  await forgetReplies(knex, userGuid)
  await ReportDecision.query(knex)
    .whereIn(
      'decisionGuid',
      Report.query(knex).where({ reporterUserGuid: userGuid }).whereNotNull('decisionGuid').select('decisionGuid'),
    )
    .patch({ message: erasedText })
  await forgetModerator(knex, userGuid)
  await Report.query(knex).where({ reporterUserGuid: userGuid }).patch({ reporterUserGuid: null, text: null })
  // All of it is about them.
  await Appeal.query(knex).where({ kind: 'suspended', targetGuid: userGuid }).delete()
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
  await AuditEntry.query(connection).where({ userGuid }).patch({ email: null })
  await ReportDecision.query(connection).where({ userGuid }).patch({ email: erasedText })
  await Appeal.query(connection).where({ decidedByUserGuid: userGuid }).patch({ decidedByEmail: erasedText })
  await ModerationCase.query(connection).where({ claimedByUserGuid: userGuid }).patch({ claimedByEmail: erasedText })
}
