import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Notifies a user of an answer by support, unless they have seen it. The support service sends the mail. */
export const notifyAnswerJob = handle('notify-answer', async ({ deps, payload: { messageGuid } }) => {
  const { news } = await deps.calls.call(
    'getAnswerNews',
    { params: { messageGuid } },
    { actor: asSystem('the author of a ticket is notified of the answer') },
  )
  if (!news) return
  const { ticketGuid, title, userGuid } = news
  await notify(deps, {
    userGuid,
    type: 'support',
    values: { ticket: title },
    target: { ticketGuid },
    effectKey: `answer ${messageGuid}`,
  })
})
