import type { ParsedInput } from '@sild/contract'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { supportMessages } from '../mails/messages/index.ts'
import { appendMessage } from './append-message.ts'
import { openTicket } from './open-ticket.ts'

/** Opens a ticket for the feedback of a member, without a promised answer. */
export async function sendFeedback(
  trx: Transaction,
  deps: SupportDeps,
  { companyGuid, locale, userGuid }: SignedInActor,
  { reasonCode, text }: ParsedInput<'sendFeedback'>['body'],
): Promise<void> {
  const ticket = await openTicket(trx, deps, {
    source: 'feedback',
    title: supportMessages[locale].feedbackTitle,
    message: text,
    locale,
    userGuid,
    companyGuid,
    isAnswerAwaited: false,
  })
  if (ticket && reasonCode !== undefined)
    await appendMessage(trx, deps, ticket, {
      kind: 'note',
      message: `Reason: ${reasonCode}`,
      author: { userGuid: null },
    })
}
