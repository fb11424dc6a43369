import { sendContactForm } from './send-contact-form.ts'

export const jobs = [sendContactForm]
