import { asSystem } from '@sild/service-kit'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

/** Tells who asked support that they were answered, unless they have seen it. The mail of it is written by support. */
export const notifyAnswerJob = handle('notify-answer', async ({ deps, payload: { messageGuid } }) => {
  const { news } = await deps.calls.call(
    'getAnswerNews',
    { params: { messageGuid } },
    { actor: asSystem('who asked support is told of the answer') },
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
