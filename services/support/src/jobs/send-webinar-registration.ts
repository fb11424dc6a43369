import { toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { webinarRegistrationMail } from '../mails/webinar-registration-mail.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'

export const sendWebinarRegistrationJob = handle('send-webinar-registration', async ({ payload, deps }) => {
  const registration = await WebinarRegistration.query(deps.database.knex).findById(payload.registrationGuid)
  // The sender had it erased before the job ran.
  if (!registration) return
  await deps.mailer.send({
    effectKey: `webinar registration ${registration.registrationGuid}`,
    ...toStaff(deps.mailbox),
    replyTo: registration.email,
    ...(await webinarRegistrationMail(registration)),
  })
})
