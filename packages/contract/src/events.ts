import type * as z from 'zod/mini'
import { type Job, type JobName, jobs } from './jobs.ts'
import { merge, type Merged } from './merge.ts'

type Payloads = Merged<'events'>
export type EventName = keyof Payloads
export type EventPayload<N extends EventName> = z.output<Payloads[N]>

const payloads: Readonly<Record<string, z.ZodMiniType>> = merge('events')
const all = Object.entries<Job>(jobs) as [JobName, Job][] // The keys of `jobs`.

/** What happened, and the jobs that follow from it. The relay turns one event into a job for each of them. */
export const events = Object.fromEntries(
  Object.keys(payloads).map((event) => [
    event,
    all.filter(([, job]) => job.follows?.includes(event)).map(([name]) => name),
  ]),
) as Record<EventName, [JobName, ...JobName[]]> // An event that nothing follows is refused below.

for (const [name, { follows = [], payload }] of all)
  for (const event of follows)
    if (payloads[event] !== payload) throw new Error(`${name} follows ${event} and does not take its payload`)
for (const [event, followers] of Object.entries<JobName[]>(events))
  if (followers.length === 0) throw new Error(`Nothing follows ${event}`)
