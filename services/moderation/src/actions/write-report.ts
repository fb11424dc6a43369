import type { ParsedInput } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import { Report } from '../models/report.ts'

type Written = Omit<ParsedInput<'createReport'>['body'], 'goodFaith'>

/** Stores a report. A second report by the same user about the same item changes nothing. */
export async function writeReport(
  trx: Transaction,
  { userGuid }: SignedInActor,
  { targetType, targetGuid, reason, text }: Written,
): Promise<void> {
  await Report.query(trx)
    .insert({ reporterUserGuid: userGuid, targetType, targetGuid, reason, text })
    .onConflict(['reporterUserGuid', 'targetType', 'targetGuid'])
    .ignore()
}
