import { events } from '@sild/contract/events'
import { type Job, jobs } from '@sild/contract/jobs'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import { read } from '../conventions/sources.ts'
import { publishersOfEvents } from './jobs.ts'

const block = /(<!-- events: written by `npm run docs` -->\n).*?(<!-- \/events -->)/s

const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}` : (quoted[0] ?? 'nothing')
}

function eventsOf(service: ServiceName): string {
  const names = Object.keys(events)
  const publishers = publishersOfEvents()
  const followed = new Set(
    Object.values<Job>(jobs).flatMap((job) => (job.service === service ? (job.follows ?? []) : [])),
  )
  const published = names.filter((event) => publishers.get(event)?.includes(service))
  return `Publishes ${listed(published)}. Follows ${listed(names.filter((event) => followed.has(event)))}.`
}

/** The README of a service with its current events. @throws if it has no block for them */
function serviceReadme(service: ServiceName): string {
  const path = `services/${service}/README.md`
  const text = read(path)
  if (!block.test(text)) throw new Error(`${path} lacks the comments between which its events stand, as in audit's`)
  return text.replace(block, (_whole, begin: string, end: string) => `${begin}\n${eventsOf(service)}\n\n${end}`)
}

/** Path from the root and content, of each service. */
export const serviceReadmes = (): Record<string, () => string> =>
  Object.fromEntries(serviceNames.map((name) => [`services/${name}/README.md`, () => serviceReadme(name)]))
