import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { sendActivationMail } from './send-activation-mail.ts'
import { sendAlreadyRegisteredMail } from './send-already-registered-mail.ts'

export const jobs = [sendActivationMail, sendAlreadyRegisteredMail, removeExpiredSessions]
