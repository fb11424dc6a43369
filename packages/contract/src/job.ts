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

/** Events of a domain, named in the past tense, with the payload for all jobs that follow them. */
export type EventTable = Readonly<Record<string, z.ZodMiniType>>
