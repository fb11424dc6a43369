import type { Locale } from '@sild/contract/enums'
import { declaredProperties, type InsightEvent } from '@sild/contract/insight'
import type { SiteInsight } from '@sild/registry/renderer'
import { createBatches } from './batches.ts'
import type { InsightAdapter } from './port.ts'
import { visitor } from './visitor.ts'

type Analytics = NonNullable<SiteInsight['analytics']>
interface Told {
  name: string
  properties: Record<string, unknown>
  occurredAt: string
  /** The guid of a user, or the number of a browser. */
  person: string
  isUser: boolean
  sessionId: string
}
export interface Teller {
  config: Analytics
  /** Null for a guest. */
  userGuid: () => string | null
  locale: Locale
  isInstalled: boolean
}

const everyMs = 3000

/** Tells of all events, in what the configured tool reads. */
export function startProductAnalytics({ config, isInstalled, locale, userGuid }: Teller): InsightAdapter {
  const { body, path } = formats[config.kind]
  const batches = createBatches<Told>({
    everyMs,
    send: (events) => post(path ? new URL(path, `${config.url}/`).href : config.url, body(events, config)),
  })
  return {
    track(event) {
      const { isFirst, isNew, sessionId, visitorId } = visitor.enter(event.at)
      const user = userGuid()
      const add = ({ at, name, properties }: InsightEvent): void =>
        batches.add({
          name,
          properties: declaredProperties({ name, properties }),
          occurredAt: new Date(at).toISOString(),
          person: user ?? visitorId,
          isUser: user !== null,
          sessionId,
        })
      const arrival = { properties: { locale, isInstalled }, at: event.at }
      if (isFirst) add({ name: 'first_launch', ...arrival })
      if (isNew) add({ name: 'start_session', ...arrival })
      add(event)
    },
    stop() {
      batches.stop()
      visitor.forget()
    },
  }
}

/** What each tool reads, and where. */
const formats: Record<
  Analytics['kind'],
  { path: string; body: (events: readonly Told[], config: Analytics) => object }
> = {
  // https://posthog.com/docs/api/capture
  posthog: {
    path: 'batch/',
    body: (events, { key }) => ({ api_key: key, batch: events.map(posthogEvent) }),
  },
  http: {
    path: '',
    body: (events) => ({
      events: events.map(({ name, occurredAt, person, properties, sessionId }) => ({
        name,
        properties,
        occurredAt,
        person,
        sessionId,
      })),
    }),
  },
}

const posthogEvent = ({ isUser, name, occurredAt, person, properties, sessionId }: Told) => ({
  event: name === 'page_view' ? '$pageview' : name,
  distinct_id: person,
  timestamp: occurredAt,
  properties: {
    ...properties,
    ...(name === 'page_view' && { $current_url: new URL(String(properties['path']), location.origin).href }),
    $session_id: sessionId,
    // Guests are no persons there, and nobody's place is looked up.
    $process_person_profile: isUser,
    $geoip_disable: true,
  },
})

/** Without cookies and without the address of the page, which may hold a secret. @throws where it may be tried again */
async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`)
}
