import { appendMessage } from '../actions/append-message.ts'
import { openTicket } from '../actions/open-ticket.ts'
import { serve } from '../deps.ts'
import { supportMessages } from '../mails/messages/index.ts'

/** Opens a ticket for the feedback of a member, without a promised answer. */
export const sendFeedbackRoute = serve('sendFeedback', ({ actor, body: { reasonCode, text }, deps, transaction }) =>
  transaction(async (trx) => {
    const { companyGuid, locale, userGuid } = actor
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
    return { acknowledged: true as const }
  }),
)
