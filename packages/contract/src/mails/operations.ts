import { operation } from '../operation.ts'

/** Takes a mail over, once for each effect key: from here on it is the service's to deliver. */
export const handOverMail = operation('POST', '/internal/mails', { access: 'system' })
