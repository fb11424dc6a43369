import { events } from '@sild/contract/events'
import { type Job, jobs } from '@sild/contract/jobs'
import { codeOf, read } from '../conventions/sources.ts'
import { page, table } from './table.ts'

const all: readonly Job[] = Object.values(jobs)

const every = (milliseconds: number): string =>
  milliseconds % 3_600_000 === 0 ? `every ${milliseconds / 3_600_000} h` : `every ${milliseconds / 1000} s`

const sources = codeOf('services/*/src/**/*.ts', 'packages/service-kit/src/**/*.ts')
/** The kit is part of all of them. */
const serviceOf = (path: string): string => (path.startsWith('services/') ? path.split('/')[1]! : 'every service')

/** Of each name that the code gives to a call of the outbox, which services do. */
function servicesByName(call: RegExp): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of sources)
    for (const [, argument = ''] of read(path).matchAll(call))
      // It may be one of several: `isKnown ? 'mail-this' : 'mail-that'`.
      for (const [, name = ''] of argument.matchAll(/'([^']+)'/g))
        found.set(name, (found.get(name) ?? new Set()).add(serviceOf(path)))
  return found
}

/** The services that publish each event, read from their code. */
export function tellersOfEvents(): ReadonlyMap<string, readonly string[]> {
  const told = servicesByName(/\boutbox\.publish(?:All)?\(\s*\w+,([^,]+),/g)
  return new Map(Object.keys(events).map((event) => [event, [...(told.get(event) ?? [])]]))
}

/** What starts each job: events, the clock, services that put it into their outbox. */
export function causesOfJobs(): ReadonlyMap<string, readonly string[]> {
  const added = servicesByName(/\boutbox\.add(?:All)?\(\s*\w+,([^,]+),/g)
  return new Map(
    all.map(({ everyMs, follows = [], name }) => [
      name,
      [
        ...follows,
        ...(everyMs ? [every(everyMs)] : []),
        ...[...(added.get(name) ?? [])].map((service) => `_${service}_`),
      ],
    ]),
  )
}

/** `docs/jobs.md`: what runs beside the calls, and what starts it. */
export function jobsAndEvents(): string {
  const queues = [...new Set(all.map(({ queue }) => queue))].toSorted()
  const tellers = tellersOfEvents()
  const causes = causesOfJobs()
  return page(
    '# Jobs and events',
    'Made from `jobs.ts` and `events.ts` of each domain in `packages/contract/src/` by `npm run docs`; a test keeps it current. A job is handled in `services/<service>/src/jobs/<job>.ts`.',
    '## Jobs',
    'A job is started by an event, by the clock, or by a _service_ that puts it into its outbox.',
    table(
      ['queue', 'job', 'service', 'started by'],
      queues.flatMap((queue) =>
        all
          .filter((job) => job.queue === queue)
          .map(({ name, service }) => [queue, name, service, causes.get(name)?.join(', ') ?? '']),
      ),
    ),
    '## Events',
    table(
      ['event', 'told by', 'jobs that follow'],
      Object.entries(events).map(([event, subscribers]) => [
        event,
        tellers.get(event)?.join(', ') ?? '',
        subscribers.join(', '),
      ]),
    ),
  )
}
