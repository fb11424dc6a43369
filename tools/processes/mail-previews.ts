import { mailPreviews as accounts } from '@sild/accounts/mail-previews'
import { mailPreviews as audit } from '@sild/audit/mail-previews'
import { mailPreviews as billing } from '@sild/billing/mail-previews'
import { mailPreviews as files } from '@sild/files/mail-previews'
import { mailPreviews as mails } from '@sild/mails/mail-previews'
import { mailPreviews as notifications } from '@sild/notifications/mail-previews'
import { mailPreviews as support } from '@sild/support/mail-previews'

/** Every kind of mail, by its service. */
export const mailPreviews = { accounts, billing, notifications, support, mails, files, audit }
