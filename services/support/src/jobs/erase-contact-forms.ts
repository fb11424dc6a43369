import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { ContactForm } from '../models/contact-form.ts'
import { Feedback } from '../models/feedback.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'

export const eraseContactForms = handle('erase-contact-forms', async ({ payload, deps }) => {
  const { userGuid } = payload
  await forgetReplies(deps.database.knex, userGuid)
  await ContactForm.query(deps.database.knex).where({ userGuid }).delete()
  await Feedback.query(deps.database.knex).where({ userGuid }).delete()
  await WebinarRegistration.query(deps.database.knex).where({ userGuid }).delete()
})
