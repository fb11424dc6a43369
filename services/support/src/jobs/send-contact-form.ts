import { toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { contactFormMail } from '../mails/contact-form-mail.ts'
import { ContactForm } from '../models/contact-form.ts'

export const sendContactForm = handle('send-contact-form', async ({ payload, deps }) => {
  const form = await ContactForm.query(deps.database.knex).findById(payload.contactFormGuid)
  // Erased at its sender's wish before it was read.
  if (!form) return
  await deps.mailer.send({
    effectKey: `contact form ${form.contactFormGuid}`,
    ...toStaff(deps.mailbox),
    replyTo: form.email,
    ...(await contactFormMail(form)),
  })
})
