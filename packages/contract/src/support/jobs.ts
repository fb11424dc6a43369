import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byUser } from '../payloads.ts'
import { guid } from '../primitives.ts'

export const jobs = {
  'send-contact-form': { queue: 'support-mail', payload: z.strictObject({ contactFormGuid: guid }) },
  'send-feedback': { queue: 'support-mail', payload: z.strictObject({ feedbackGuid: guid }) },
  'send-webinar-registration': { queue: 'support-mail', payload: z.strictObject({ registrationGuid: guid }) },
  'erase-contact-forms': { queue: 'support-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
