import type { Limit } from '@sild/contract/permissions'

/** What is left of an allowance; null where nothing limits it. */
export const leftOf = (limit: Limit, used: number): number | null => (limit === null ? null : Math.max(0, limit - used))
