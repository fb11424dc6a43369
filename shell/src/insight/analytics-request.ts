import type { InsightEventName } from '@sild/contract/insight'
import type { SiteInsight } from '@sild/registry/renderer'

export type Analytics = NonNullable<SiteInsight['analytics']>

export interface RecordedEvent {
  name: InsightEventName
  properties: Record<string, unknown>
  /** ISO 8601. */
  occurredAt: string
  /** The guid of a user, or the id of a guest's browser. */
  person: string
  isUser: boolean
  sessionId: string
}

/**
 * The arguments of a `fetch` that delivers these events in the format of the configured tool, without cookies and without the
 * address of the page, which may contain a secret. The page script contains this function as text, so it uses nothing outside itself.
 */
export function analyticsRequest(
  { key, kind, url }: Analytics,
  recorded: readonly RecordedEvent[],
): [url: string, init: RequestInit] {
  // https://posthog.com/docs/api/capture
  const posthogEvent = ({ isUser, name, occurredAt, person, properties, sessionId }: RecordedEvent) => ({
    event: name === 'page_view' ? '$pageview' : name,
    distinct_id: person,
    timestamp: occurredAt,
    properties: {
      ...properties,
      ...(name === 'page_view' && { $current_url: location.origin + String(properties['path']) }),
      $session_id: sessionId,
      // Guests get no person profile there, and no address is located.
      $process_person_profile: isUser,
      $geoip_disable: true,
    },
  })
  const isPosthog = kind === 'posthog'
  return [
    isPosthog ? `${url}/batch/` : url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(isPosthog ? { api_key: key, batch: recorded.map(posthogEvent) } : { events: recorded }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    },
  ]
}
