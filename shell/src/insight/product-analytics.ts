import type { Locale } from '@sild/contract/enums'
import { declaredProperties, type InsightEvent } from '@sild/contract/insight'
import { type Analytics, analyticsRequest, type RecordedEvent } from './analytics-request.ts'
import { createBatches } from './batches.ts'
import type { InsightAdapter } from './port.ts'
import { visitor } from './visitor.ts'

export interface ProductAnalyticsInput {
  config: Analytics
  /** Null for a guest. */
  userGuid: () => string | null
  locale: Locale
  isInstalled: boolean
}

const everyMs = 3000

/** Sends all events in the format of the configured tool. */
export function startProductAnalytics({
  config,
  isInstalled,
  locale,
  userGuid,
}: ProductAnalyticsInput): InsightAdapter {
  const batches = createBatches<RecordedEvent>({ everyMs, send: (events) => deliver(config, events) })
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

/** @throws if the call may be retried */
async function deliver(config: Analytics, events: readonly RecordedEvent[]): Promise<void> {
  const [url, init] = analyticsRequest(config, events)
  const answer = await fetch(url, init)
  if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`)
}
