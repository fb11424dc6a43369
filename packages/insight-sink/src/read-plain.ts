import * as z from 'zod/mini'
import type { Received } from './received.ts'

const told = z.object({
  events: z.array(
    z.object({
      name: z.string(),
      properties: z.record(z.string(), z.unknown()),
      occurredAt: z.string(),
      person: z.string(),
    }),
  ),
})

/** @throws ZodError */
export const readPlain = (body: unknown): Received[] =>
  told.parse(body).events.map(({ name, ...event }) => ({
    kind: name === 'page_view' ? 'page view' : 'event',
    from: 'plain JSON',
    title: name === 'page_view' ? String(event.properties['path']) : name,
    ...event,
  }))

/** What the tag manager of this sink finds in the data layer, but for what such a tool says to itself. @throws ZodError */
export function readDataLayer(body: unknown): Received[] {
  const { event, ...properties } = z.looseObject({ event: z.string() }).parse(body)
  if (event.startsWith('gtm.')) return []
  const isPageView = event === 'page_view'
  const received: Received = {
    kind: isPageView ? 'page view' : 'event',
    from: 'tag manager',
    title: isPageView ? String(properties['path']) : event,
    occurredAt: null,
    person: null,
    properties,
  }
  return [received]
}
