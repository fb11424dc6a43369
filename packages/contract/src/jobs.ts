import type * as z from 'zod/mini'
import type { DomainJob } from './job.ts'
import { mergeNamed, type Named } from './merge.ts'
import type { ServiceName } from './services.ts'

export interface Job extends DomainJob {
  readonly name: string
  readonly service: ServiceName
}

/** Every job of Sild. */
export const jobs = mergeNamed('jobs')
export type Jobs = Named<'jobs'>
export type JobName = keyof Jobs
export type JobPayload<N extends JobName> = z.output<Jobs[N]['payload']>
