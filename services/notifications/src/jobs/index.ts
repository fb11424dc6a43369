import { eraseNotifications } from './erase-notifications.ts'
import { forgetResponse } from './forget-response.ts'
import { notifyDecision } from './notify-decision.ts'
import { notifyExpiry } from './notify-expiry.ts'
import { notifyResponse } from './notify-response.ts'

export const jobs = [notifyDecision, notifyResponse, notifyExpiry, eraseNotifications, forgetResponse]
