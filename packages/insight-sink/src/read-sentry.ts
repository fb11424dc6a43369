import * as z from 'zod/mini'
import type { Received } from './received.ts'

const frame = z.object({
  function: z.string(),
  filename: z.string(),
  lineno: z.number(),
  in_app: z.boolean(),
  pre_context: z.optional(z.array(z.string())),
  context_line: z.optional(z.string()),
  post_context: z.optional(z.array(z.string())),
})
const event = z.object({
  timestamp: z.string(),
  level: z.string(),
  environment: z.string(),
  release: z.optional(z.string()),
  user: z.optional(z.strictObject({ id: z.string() })),
  request: z.object({ url: z.string() }),
  exception: z.object({
    values: z.array(
      z.object({ type: z.string(), value: z.string(), stacktrace: z.object({ frames: z.array(frame) }) }),
    ),
  }),
})

/** An envelope: a line for itself, then one that says what follows, and what follows. @throws ZodError | SyntaxError */
export function readSentry(envelope: string): Received[] {
  const [, ...lines] = envelope.trimEnd().split('\n')
  return lines.flatMap((line, index): Received[] => {
    // A header of the envelope is an object.
    if (index % 2 === 1 || (JSON.parse(line) as { type?: string }).type !== 'event') return []
    const { environment, exception, level, release, request, timestamp, user } = event.parse(
      JSON.parse(lines[index + 1] ?? ''),
    )
    return exception.values.map(({ stacktrace, type, value }) => ({
      kind: 'error',
      from: 'Sentry',
      title: `${type}: ${value}`,
      occurredAt: timestamp,
      person: user?.id ?? null,
      properties: { level, environment, release, url: request.url },
      frames: stacktrace.frames.toReversed(),
    }))
  })
}
