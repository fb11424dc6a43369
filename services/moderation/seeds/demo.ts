import { timeAt } from '@sild/demo'
import { market } from '@sild/demo/market'
import type { Dismissal, Report as DemoReport } from '@sild/demo/types'
import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../src/deps.ts'
import { Appeal } from '../src/models/appeal.ts'
import { ModerationCase } from '../src/models/moderation-case.ts'
import { ReportDecision } from '../src/models/report-decision.ts'
import { Report } from '../src/models/report.ts'

/** Screens and queues the waiting publications of the demo market once the workers run, and inserts the reports. */
export async function seed({ clock, database, outbox }: ModerationDeps): Promise<void> {
  const { publications, reports } = market()
  const waiting = publications.filter(({ status }) => status === 'MODERATION')
  const reported = reports.map(({ createdAgeMinutes, dismissal, ...report }) => ({
    ...report,
    decisionGuid: dismissal?.decisionGuid ?? null,
    createdAt: timeAt(clock.now(), createdAgeMinutes),
  }))
  await database.transaction(async (trx) => {
    const known = await ModerationCase.query(trx)
      .whereIn(
        'publicationGuid',
        waiting.map(({ publicationGuid }) => publicationGuid),
      )
      .select('publicationGuid')
    const queued = new Set(known.map(({ publicationGuid }) => publicationGuid))
    for (const { publicationGuid } of waiting) {
      if (!queued.has(publicationGuid)) await outbox.add(trx, 'screen-publication', { publicationGuid, revision: 1 })
    }
    await Report.query(trx).insert(reported).onConflict().ignore()
    for (const report of reports) if (report.dismissal) await insertAppeal(trx, clock, report, report.dismissal)
  })
}

/** A dismissed report and the appeal of its reporter. */
async function insertAppeal(
  trx: Transaction,
  clock: ModerationDeps['clock'],
  { reason, reporterUserGuid, targetGuid, targetType }: DemoReport,
  { appealGuid, appealText, appealedAgeMinutes, decidedAgeMinutes, decisionGuid, message, moderatorGuid }: Dismissal,
): Promise<void> {
  const at = timeAt(clock.now(), decidedAgeMinutes)
  await ReportDecision.query(trx)
    .insert({ decisionGuid, at, userGuid: moderatorGuid, email: 'moderator@sild.test', outcome: 'dismissed', message })
    .onConflict()
    .ignore()
  await Appeal.query(trx)
    .insert({
      appealGuid,
      decisionGuid,
      kind: 'dismissed',
      targetType,
      targetGuid,
      appellantUserGuid: reporterUserGuid,
      text: appealText,
      statement: { ground: reason, quote: null, message, decidedAt: at.toISOString() },
      firstUserGuid: moderatorGuid,
      createdAt: timeAt(clock.now(), appealedAgeMinutes),
    })
    .onConflict()
    .ignore()
}
