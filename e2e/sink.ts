import { insightEvents } from '@sild/contract/insight'
import type { Received } from '@sild/insight-sink'
import { expect, type Page } from '@playwright/test'
import { installation } from './installation.ts'

/** All reports in the sink, of all current visitors, the oldest first. */
export async function received(): Promise<Received[]> {
  const answer = await fetch(new URL('/api/insight', installation().mailUrl))
  return ((await answer.json()) as Received[]).toReversed()
}

/** Collects the requests of a page to addresses outside of the portal. */
export function requestsElsewhere(page: Page): string[] {
  const { uploadsUrl, url } = installation()
  const own = new Set([url, uploadsUrl].map((each) => new URL(each).origin))
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !own.has(origin)) elsewhere.push(request.url())
  })
  return elsewhere
}

/** Waits until the page has reported on its releases: all that it loads at the start is there by then. */
export const releasesReported = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/beacons'), { timeout: 30_000 })

/** Each of its events has the properties that the contract declares, and those that begin with `$`, which the tool needs. */
export function expectDeclared(events: readonly Received[]): void {
  for (const { kind, properties, title } of events) {
    const name = kind === 'page view' ? 'page_view' : title
    const own = Object.keys(properties).filter((key) => !key.startsWith('$'))
    expect(own.toSorted(), title).toEqual(Object.keys(insightEvents[name as keyof typeof insightEvents]).toSorted())
  }
}
