import type { ParsedInput } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { Feedback } from '../models/feedback.ts'

/** Keeps what a member thinks and has it mailed to support. */
export async function sendFeedback(
  trx: Transaction,
  { outbox }: Pick<SupportDeps, 'outbox'>,
  { userGuid, locale }: SignedInActor,
  body: ParsedInput<'sendFeedback'>['body'],
): Promise<void> {
  const { feedbackGuid } = await Feedback.query(trx)
    .insert({ ...body, userGuid, locale })
    .returning('feedbackGuid')
  await outbox.add(trx, 'send-feedback', { feedbackGuid })
}
