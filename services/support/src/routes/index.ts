import { registerForWebinarRoute } from './register-for-webinar.ts'
import { sendContactFormRoute } from './send-contact-form.ts'

export const routes = [sendContactFormRoute, registerForWebinarRoute]
