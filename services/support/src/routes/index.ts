import { exportWebinarRegistrations } from './export-webinar-registrations.ts'
import { forgetAddressRoute } from './forget-address.ts'
import { registerForWebinarRoute } from './register-for-webinar.ts'
import { sendContactFormRoute } from './send-contact-form.ts'
import { sendFeedbackRoute } from './send-feedback.ts'

export const routes = [
  sendContactFormRoute,
  registerForWebinarRoute,
  exportWebinarRegistrations,
  sendFeedbackRoute,
  forgetAddressRoute,
]
