import type { EventTable } from '../job.ts'
import { byCategory } from '../payloads.ts'

export const events = {
  /** It was merged into another, closed or opened again: `listCategories` says how it is now. */
  'category-changed': byCategory,
} as const satisfies EventTable
