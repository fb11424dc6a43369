import type { redactPath } from '@sild/paths/redact-path'
import type { HydrationData } from '@sild/registry/renderer'
import type { analyticsRequest, RecordedEvent } from '../../insight/analytics-request.ts'
import type { openDataLayer } from '../../insight/tag-manager.ts'
import type { enterVisit } from '../../insight/visitor.ts'

export interface VisitNames {
  /** The element with the page's data. */
  data: string
  consentEvent: string
  consentChannel: string
  /** The storage key of what analytics recognises a browser by. */
  insight: string
}
export interface VisitParts {
  enter: typeof enterVisit
  request: typeof analyticsRequest
  openLayer: typeof openDataLayer
  toPath: typeof redactPath
}

/**
 * Reports the page view of a guest who only reads, and the session that it begins, as React would (insight/): after consent, when the
 * browser is idle, and never twice for one document.
 */
export function reportVisit(
  { consentChannel, consentEvent, data: dataId, insight: key }: VisitNames,
  enter: VisitParts['enter'],
  request: VisitParts['request'],
  openLayer: VisitParts['openLayer'],
  toPath: VisitParts['toPath'],
): void {
  const element = document.getElementById(dataId)
  let isDue = false
  const allows = (category: 'analytics' | 'marketing'): boolean => [category, 'all'].includes(sildPage.consent() ?? '')
  const isWanted = (): boolean =>
    isDue && !sildPage.isStarted && sildPage.reportedView === undefined && (allows('analytics') || allows('marketing'))

  const report = async (): Promise<void> => {
    if (!isWanted()) return
    const text = element?.dataset['at'] ? await sildPage.readData() : (element?.textContent ?? '')
    const { insight: { analytics, tagManager } = {} } = JSON.parse(text) as HydrationData // The server wrote it.
    // React may have started meanwhile, or another tab may have withdrawn the consent.
    if (!isWanted()) return
    sildPage.reportedView = location.pathname + location.search
    const view = {
      routeName: element?.dataset['route'] ?? '',
      path: toPath(location.href),
      title: document.title,
    }
    if (tagManager && allows('marketing')) {
      openLayer(tagManager).push({ event: 'page_view', ...view })
      // A loaded tag manager cannot be taken out of the document.
      new BroadcastChannel(consentChannel).addEventListener('message', () => {
        if (!allows('marketing')) location.reload()
      })
    }
    if (!analytics || !allows('analytics')) return
    const { isFirst, isNew, sessionId, visitorId } = enter(key, Date.now())
    const occurredAt = new Date().toISOString()
    const recorded = (name: RecordedEvent['name'], properties: object): RecordedEvent => ({
      name,
      properties: { ...properties },
      occurredAt,
      person: visitorId,
      isUser: false,
      sessionId,
    })
    // React starts at once in an installed app.
    const arrival = { locale: document.documentElement.lang, isInstalled: false }
    const events = [recorded('page_view', view)]
    if (isNew) events.unshift(recorded('start_session', arrival))
    if (isFirst) events.unshift(recorded('first_launch', arrival))
    await fetch(...request(analytics, events))
  }
  // A failure loses the view and nothing else.
  const reportOrLose = (): void => void report().catch(() => undefined)
  const becomeDue = (): void => {
    isDue = true
    reportOrLose()
  }
  sildPage.whenIdle(becomeDue)
  addEventListener(consentEvent, reportOrLose)
  // The reader came back to a page from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isDue = false
    delete sildPage.reportedView
    sildPage.whenIdle(becomeDue)
  })
}
