import type { Locator, Page, Route } from '@playwright/test'
import { isLate, isUnavailable } from './seen-faults.ts'

export interface NetworkFault {
  kind: string
  /** What a person sees of it within three seconds. */
  seen: (page: Page) => Locator
  apply: (route: Route) => Promise<void>
}

/** What stores and networks do to files. */
export const networkFaults: readonly NetworkFault[] = [
  { kind: '404', seen: isUnavailable, apply: (route) => route.fulfill({ status: 404 }) },
  { kind: '500', seen: isUnavailable, apply: (route) => route.fulfill({ status: 500 }) },
  { kind: 'a lost connection', seen: isUnavailable, apply: (route) => route.abort('connectionreset') },
  {
    kind: 'truncated files',
    seen: isUnavailable,
    apply: (route) => change(route, (body) => body.slice(0, body.length / 2)),
  },
  {
    kind: 'tampered files',
    seen: isUnavailable,
    apply: (route) => change(route, (body) => `${body}\n;globalThis.wasTampered=true`),
  },
  { kind: 'no answer', seen: isLate, apply: () => new Promise(() => {}) },
]

async function change(route: Route, edit: (body: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: edit(await response.text()) })
}
