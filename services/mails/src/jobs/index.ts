import { deliverMails } from './deliver-mails.ts'
import { eraseMails } from './erase-mails.ts'
import { forgetOldMails } from './forget-old-mails.ts'
import { sendAddressCheck } from './send-address-check.ts'
import { takeInboundMail } from './take-inbound-mail.ts'

export const jobs = [deliverMails, takeInboundMail, sendAddressCheck, forgetOldMails, eraseMails]
