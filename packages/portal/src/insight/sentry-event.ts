import { randomUUID } from 'node:crypto'
import type { ReportedError } from '@sild/contract/delivery/schemas'
import { redactPath } from '@sild/paths/redact-path'
import type { SourceFrame } from './source-frames.ts'
import { withoutNames } from './without-names.ts'

export interface CapturedError {
  readonly error: ReportedError
  /** The only fact about the user that is reported. */
  readonly userGuid: string | null
  /** As the browser names itself. */
  readonly userAgent: string
}
interface Site {
  readonly publicUrl: string
  /** What a Sentry calls the environment. */
  readonly channel: string
}

/** As a Sentry takes it: https://develop.sentry.dev/sdk/data-model/event-payloads/ */
export function sentryEvent({ error, userAgent, userGuid }: CapturedError, frames: readonly SourceFrame[], site: Site) {
  const { isRecovered, kind, message, name, occurredAt, path } = error
  // Shared code is in the shell, so an error belongs to the innermost frame of a remote.
  const owner = frames.find(({ app }) => app !== 'shell') ?? frames[0]
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: occurredAt,
    platform: 'javascript',
    level: isRecovered ? 'warning' : 'error',
    environment: site.channel,
    ...(owner && { release: `${owner.app}@${owner.release}`, tags: { app: owner.app } }),
    ...(userGuid && { user: { id: userGuid } }),
    request: { url: new URL(redactPath(path), site.publicUrl).href, headers: { 'User-Agent': userAgent } },
    exception: {
      values: [
        {
          type: name,
          value: withoutNames(message),
          mechanism: { type: kind === 'render' ? 'react' : 'onerror', handled: isRecovered },
          // The outermost first.
          stacktrace: { frames: frames.map(sentryFrame).toReversed() },
        },
      ],
    },
  }
}
export type SentryEvent = ReturnType<typeof sentryEvent>

const sentryFrame = ({ app, column, file, line, name, release, source }: SourceFrame) => ({
  function: name || '<anonymous>',
  filename: source?.file ?? `${app}@${release}/${file}`,
  lineno: source?.line ?? line,
  // The column of the built file, where its source is unknown.
  ...(source ? {} : { colno: column }),
  in_app: source ? !source.file.includes('node_modules/') : true,
  ...(source && { pre_context: source.before, context_line: source.text, post_context: source.after }),
})

/** Three lines: of the envelope, of its one item, and the item. */
export const sentryEnvelope = (event: SentryEvent, sentAt: Date): string =>
  [{ event_id: event.event_id, sent_at: sentAt.toISOString() }, { type: 'event' }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

/** Where a DSN takes envelopes, and how one says that it may send them. */
export function sentryAddress(dsn: string): { url: string; headers: Record<string, string> } {
  const { host, pathname, protocol, username } = new URL(dsn)
  const [, folder = '', project = ''] = /^(.*\/)(\d+)$/.exec(pathname) ?? []
  return {
    url: `${protocol}//${host}${folder}api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=sild/1.0, sentry_key=${username}`,
    },
  }
}
