import { sendContactFormRoute } from './send-contact-form.ts'

export const routes = [sendContactFormRoute]
