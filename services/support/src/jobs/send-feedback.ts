import { toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { internalMail } from '../mails/internal-mail.ts'
import { senderFacts } from '../mails/sender-facts.ts'
import { Feedback } from '../models/feedback.ts'

export const sendFeedback = handle('send-feedback', async ({ payload, deps }) => {
  const feedback = await Feedback.query(deps.database.knex).findById(payload.feedbackGuid)
  // Erased at its sender's wish before it was read.
  if (!feedback) return
  const { feedbackGuid, reasonCode, text, locale } = feedback
  const reason = reasonCode === null ? [] : [`Reason: ${reasonCode}`]
  await deps.mailer.send({
    effectKey: `feedback ${feedbackGuid}`,
    ...toStaff(deps.mailbox),
    ...(await internalMail({
      subject: 'Feedback of a member',
      facts: [...reason, ...senderFacts(feedback)],
      words: { text, locale },
    })),
  })
})
