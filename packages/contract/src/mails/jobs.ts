import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byUser, nothing } from '../payloads.ts'
import { guid } from '../primitives.ts'

export const jobs = {
  /** Delivers due mails; enqueued with each mail, and periodically for delayed ones. */
  'deliver-mails': { queue: 'mails-delivery', payload: nothing, everyMs: 5000 },
  'take-inbound-mail': { queue: 'mails-inbound', payload: z.strictObject({ inboundMailGuid: guid }) },
  /** Checks whether mails reach a user who says that their address works again. */
  'send-address-check': { queue: 'mails-housekeeping', payload: byUser },
  'forget-old-mails': { queue: 'mails-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'erase-mails': { queue: 'mails-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
