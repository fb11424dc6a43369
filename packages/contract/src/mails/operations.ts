import { operation } from '../operation.ts'

/** Takes a mail over, once for each effect key: from here on it is the service's to deliver. */
export const handOverMail = operation('POST', '/internal/mails', { access: 'system' })

/** Whether mails to the caller's address come back, and why. */
export const getMailAddress = operation('GET', '/api/user/mail-address', { access: 'member', isRead: true })
/** Writes to the caller's address again, and sends a mail that says so. */
export const retryMailAddress = operation('POST', '/api/user/mail-address/retry', {
  access: 'member',
  errors: ['address-not-suppressed'],
})
/** A provider's event about mails: a bounce or a complaint. */
export const receiveMailEvent = operation('POST', '/api/mails/webhook/{provider}', {
  access: 'provider',
  errors: ['signature-refused'],
  rawBody: { maxBytes: 256 * 1024, headers: ['content-type'] },
})

/** The mails in a user's export of personal data. */
export const exportMailsData = operation('POST', '/internal/mails/personal-data', { access: 'system', isRead: true })
