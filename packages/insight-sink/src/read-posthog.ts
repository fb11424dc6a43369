import * as z from 'zod/mini'
import type { Received } from './received.ts'

/** https://posthog.com/docs/api/capture */
const batch = z.object({
  api_key: z.string(),
  batch: z.array(
    z.object({
      event: z.string(),
      distinct_id: z.string(),
      properties: z.record(z.string(), z.unknown()),
      timestamp: z.optional(z.string()),
    }),
  ),
})

/** @throws ZodError */
export const readPosthog = (body: unknown): Received[] =>
  batch.parse(body).batch.map(({ distinct_id, event, properties, timestamp }) => ({
    kind: event === '$pageview' ? 'page view' : 'event',
    from: 'PostHog',
    title: event === '$pageview' ? String(properties['path']) : event,
    occurredAt: timestamp ?? null,
    person: distinct_id,
    properties,
  }))
