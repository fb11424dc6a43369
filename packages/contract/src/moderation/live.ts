import * as z from 'zod/mini'
import { guid } from '../primitives.ts'

export const live = { 'moderation-queue-changed': z.strictObject({ caseGuid: guid }) } as const
