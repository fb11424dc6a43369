import { operation } from '../operation.ts'

export const sendContactForm = operation('POST', '/api/contacts/form', { access: 'guest', status: 201 })

/** Registering again with the same address changes nothing and is acknowledged alike. */
export const registerForWebinar = operation('POST', '/api/webinar/{slug}/registration', {
  access: 'guest',
  errors: ['page-not-found'],
  status: 201,
})
/** Who is on the list of a webinar, as CSV. */
export const exportWebinarRegistrations = operation('GET', '/api/backoffice/webinars/{slug}/registrations.csv', {
  access: 'editor',
  isRead: true,
  isDownload: true,
  isRecorded: true,
})

/** What a member thinks of Sild. */
export const sendFeedback = operation('POST', '/api/user/feedback', { access: 'member', status: 201 })

/** Erases what anybody has sent under an address, whose account is gone. */
export const forgetAddress = operation('POST', '/internal/support/addresses/forget', { access: 'system' })

/** Its share of what somebody is given who asks for their data. */
export const exportSupportData = operation('POST', '/internal/support/personal-data', {
  access: 'system',
  isRead: true,
})
