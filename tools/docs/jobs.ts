import { events } from '@sild/contract/events'
import { type Job, jobs } from '@sild/contract/jobs'
import { codeOf, read } from '../conventions/sources.ts'
import { page, table } from './table.ts'

const all: readonly Job[] = Object.values(jobs)

const every = (milliseconds: number): string =>
  milliseconds % 3_600_000 === 0 ? `every ${milliseconds / 3_600_000} h` : `every ${milliseconds / 1000} s`

const startedBy = ({ name, everyMs }: Job): string => {
  const causes = Object.entries<readonly string[]>(events).flatMap(([event, subscribers]) =>
    subscribers.includes(name) ? [event] : [],
  )
  return [...causes, ...(everyMs ? [every(everyMs)] : [])].join(', ') || 'its own service'
}

/** Which services tell each event, as their code says. */
export function tellersOfEvents(): ReadonlyMap<string, readonly string[]> {
  const told = codeOf('services/*/src/**/*.ts').flatMap((path) =>
    [...read(path).matchAll(/\boutbox\.publish(?:All)?\(\s*\w+,\s*'([^']+)'/g)].map(([, event = '']) => ({
      event,
      service: path.split('/')[1] ?? '',
    })),
  )
  return new Map(
    Object.keys(events).map((event) => [
      event,
      [...new Set(told.filter((each) => each.event === event).map(({ service }) => service))],
    ]),
  )
}

/** `docs/jobs.md`: what runs beside the calls, and what starts it. */
export function jobsAndEvents(): string {
  const queues = [...new Set(all.map(({ queue }) => queue))].toSorted()
  const tellers = tellersOfEvents()
  return page(
    '# Jobs and events',
    'Made from `jobs.ts` and `events.ts` of each domain in `packages/contract/src/` by `npm run docs`; a test keeps it current. A job is handled in `services/<service>/src/jobs/<job>.ts`.',
    '## Jobs',
    table(
      ['queue', 'job', 'service', 'started by'],
      queues.flatMap((queue) =>
        all.filter((job) => job.queue === queue).map((job) => [queue, job.name, job.service, startedBy(job)]),
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
