import { notifyDecision } from './notify-decision.ts'
import { notifyExpiry } from './notify-expiry.ts'
import { notifyResponse } from './notify-response.ts'

export const jobs = [notifyDecision, notifyResponse, notifyExpiry]
