import type { ApiClient } from '@sild/api-client'
import type { Locale } from '@sild/contract/enums'
import type { InsightEvent } from '@sild/contract/insight'
import type { DocumentOfBeacons } from '@sild/contract/delivery/schemas'
import type { SiteInsight } from '@sild/registry/renderer'
import { type Consent, consentAtom, onForgetUser, sessionAtom } from '@sild/shell-api'
import { redactPath } from '@sild/paths/redact-path'
import type { createStore } from 'jotai'
import type { Report } from '../telemetry/report.ts'
import { consentChannel } from '../marks/marks.ts'
import { allows } from './allows.ts'
import { startErrorReporting } from './error-reporting.ts'
import type { InsightAdapter, InsightKind } from './port.ts'
import { startProductAnalytics } from './product-analytics.ts'
import { startTagManager } from './tag-manager.ts'
import { visitor } from './visitor.ts'

export interface InsightInput {
  insight: SiteInsight
  store: ReturnType<typeof createStore>
  api: ApiClient
  locale: Locale
  isInstalled: boolean
  document: DocumentOfBeacons
}
export interface Insight {
  /** Starts adapters that the consent now allows, and stops those that it no longer allows. */
  follow: (consent: Consent) => void
  track: (event: InsightEvent) => void
  captureError: (report: Report) => void
}

/** Runs the analytics adapters, each only while the user consents. */
export function startInsight(input: InsightInput): Insight {
  const { store } = input
  const kinds = kindsOf(input)
  const running = new Map<InsightKind, InsightAdapter>()
  // The user may have changed the consent in another tab.
  const allowedAdapters = () =>
    [...running].filter(([{ category }]) => allows(sildPage.consent(), category)).map(([, adapter]) => adapter)
  const tabs = new BroadcastChannel(consentChannel)
  tabs.addEventListener('message', () => store.set(consentAtom, sildPage.consent() ?? 'undecided'))
  // The next user of this browser is another person.
  onForgetUser(() => visitor.forget())

  return {
    follow(consent) {
      tabs.postMessage(null)
      for (const kind of kinds) {
        const adapter = running.get(kind)
        const isAllowed = allows(consent, kind.category)
        if (isAllowed && !adapter) running.set(kind, kind.start())
        if (isAllowed || !adapter) continue
        running.delete(kind)
        adapter.stop()
      }
    },
    track(event) {
      const redacted = withoutSecrets(event)
      for (const { track } of allowedAdapters()) track?.(redacted)
    },
    captureError(report) {
      for (const { captureError } of allowedAdapters()) captureError?.(report)
    },
  }
}

const withoutSecrets = (event: InsightEvent): InsightEvent =>
  event.name === 'page_view'
    ? { ...event, properties: { ...event.properties, path: redactPath(event.properties.path) } }
    : event

function kindsOf({ insight, store, ...input }: InsightInput): InsightKind[] {
  const { analytics, reportsErrors, tagManager } = insight
  const userGuid = () => {
    const session = store.get(sessionAtom)
    return session.kind === 'member' ? session.user.guid : null
  }
  return [
    analytics && {
      category: 'analytics' as const,
      start: () => startProductAnalytics({ ...input, config: analytics, userGuid }),
    },
    reportsErrors && { category: 'analytics' as const, start: () => startErrorReporting(input) },
    tagManager && { category: 'marketing' as const, start: () => startTagManager(tagManager) },
  ].filter((kind) => kind !== undefined)
}
