import { operation } from '../operation.ts'

export const sendContactForm = operation('POST', '/api/contacts/form', { access: 'guest', status: 201 })

/** Registering again with the same address changes nothing and gets the same reply. */
export const registerForWebinar = operation('POST', '/api/webinar/{slug}/registration', {
  access: 'guest',
  errors: ['page-not-found'],
  status: 201,
})
/** Registrations of a webinar as CSV. */
export const exportWebinarRegistrations = operation('GET', '/api/backoffice/webinars/{slug}/registrations.csv', {
  access: 'editor',
  isRead: true,
  isDownload: true,
  isRecorded: true,
})

/** Feedback of a member about Sild. */
export const sendFeedback = operation('POST', '/api/user/feedback', { access: 'member', status: 201 })

/** Erases everything sent from the address of a deleted account. */
export const forgetAddress = operation('POST', '/internal/support/addresses/forget', { access: 'system' })

/** The support data in a user's export of personal data. */
export const exportSupportData = operation('POST', '/internal/support/personal-data', {
  access: 'system',
  isRead: true,
})
