import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byCompany, byUser, registeredUser } from '../payloads.ts'
import { guid, instant } from '../primitives.ts'

export const jobs = {
  'publish-page': {
    queue: 'content',
    payload: z.strictObject({ pageGuid: guid, revision: z.int(), publishAt: instant }),
  },
  'record-agreement': { queue: 'content', payload: registeredUser, follows: ['user-registered'] },
  'erase-agreements': { queue: 'content', payload: byUser, follows: ['user-erased'] },
  'erase-company-flags': { queue: 'content', payload: byCompany, follows: ['company-erased'] },
} as const satisfies JobTable
