import type * as z from 'zod/mini'

/** What a domain says of a job. Its name is its key, its service the domain. */
export interface DomainJob {
  /** Queue and worker; one a kind of work, so that slow work never delays quick work. */
  readonly queue: string
  /** Ids and revisions, never entities or personal data. */
  readonly payload: z.ZodMiniType
  /** Events of any domain that it follows. It takes their payload. */
  readonly follows?: readonly string[]
  /** Runs by itself every so many milliseconds. */
  readonly everyMs?: number
}
export type JobTable = Readonly<Record<string, DomainJob>>

/** What happens in a domain, told in the past tense, with the payload that all who follow it take. */
export type EventTable = Readonly<Record<string, z.ZodMiniType>>
