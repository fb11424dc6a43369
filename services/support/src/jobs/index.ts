import { eraseContactForms } from './erase-contact-forms.ts'
import { sendContactForm } from './send-contact-form.ts'
import { sendFeedback } from './send-feedback.ts'
import { sendWebinarRegistration } from './send-webinar-registration.ts'

export const jobs = [sendContactForm, sendWebinarRegistration, sendFeedback, eraseContactForms]
