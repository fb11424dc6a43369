import type { AgeMinutes } from './types.ts'

export const hour = 60
export const day = 24 * hour

/** The moment `ageMinutes` before `now`; a negative age lies in the future. */
export function timeAt(now: Date, ageMinutes: AgeMinutes): Date {
  return new Date(now.getTime() - ageMinutes * 60_000)
}
