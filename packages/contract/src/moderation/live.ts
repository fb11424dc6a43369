import * as z from 'zod/mini'
import { guid } from '../primitives.ts'

export const live = {
  'moderation-queue-changed': z.strictObject({ caseGuid: guid }),
  'appeals-changed': z.strictObject({ appealGuid: guid }),
} as const
