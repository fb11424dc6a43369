import type { ParsedInput } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'

type Report = Omit<ParsedInput<'createReport'>['body'], 'goodFaith'>

/** Stores a report. A second report by the same user about the same item changes nothing. */
export async function writeReport(
  trx: Transaction,
  { userGuid }: SignedInActor,
  { targetType, targetGuid, reason, text }: Report,
): Promise<void> {
  await trx('reports')
    .insert({ reporterUserGuid: userGuid, targetType, targetGuid, reason, text })
    .onConflict(['reporterUserGuid', 'targetType', 'targetGuid'])
    .ignore()
}
