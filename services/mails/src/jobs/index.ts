import { deliverMailsJob } from './deliver-mails.ts'
import { eraseMailsJob } from './erase-mails.ts'
import { forgetOldMailsJob } from './forget-old-mails.ts'
import { sendAddressCheckJob } from './send-address-check.ts'
import { takeInboundMailJob } from './take-inbound-mail.ts'

export const jobs = [deliverMailsJob, takeInboundMailJob, sendAddressCheckJob, forgetOldMailsJob, eraseMailsJob]
