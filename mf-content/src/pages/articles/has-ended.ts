import type { PageSummary } from '@sild/contract/content/schemas'

const DAY_MS = 86_400_000

/** Whether an event has ended. An event without an end time ends a day after its start; an undated event never ends. */
export function hasEnded({ endsAt, startsAt }: Pick<PageSummary, 'endsAt' | 'startsAt'>, nowMs: number): boolean {
  if (endsAt !== null) return Date.parse(endsAt) <= nowMs
  return startsAt !== null && Date.parse(startsAt) + DAY_MS <= nowMs
}
