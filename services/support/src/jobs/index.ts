import { eraseContactForms } from './erase-contact-forms.ts'
import { sendContactForm } from './send-contact-form.ts'

export const jobs = [sendContactForm, eraseContactForms]
