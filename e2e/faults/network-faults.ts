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
  { kind: 'a 404', seen: isUnavailable, apply: (route) => route.fulfill({ status: 404 }) },
  { kind: 'a 500', seen: isUnavailable, apply: (route) => route.fulfill({ status: 500 }) },
  { kind: 'a lost connection', seen: isUnavailable, apply: (route) => route.abort('connectionreset') },
  {
    kind: 'half',
    seen: isUnavailable,
    apply: (route) => change(route, (body) => body.slice(0, body.length / 2)),
  },
  {
    kind: 'another text',
    seen: isUnavailable,
    apply: (route) => change(route, (body) => `${body}\n;globalThis.wasTampered=true`),
  },
  { kind: 'no answer', seen: isLate, apply: () => new Promise(() => {}) },
]

/** The requests of a navigation, in order. Each fails in a test of its own: the first would hide the rest. */
export const faultyParts: readonly { part: string; isIn: (path: string) => boolean }[] = [
  { part: 'its list of files', isIn: (path) => path.endsWith('/chunks.json') },
  { part: 'its entry', isIn: (path) => path.endsWith('/remoteEntry.js') },
  { part: 'what it exposes', isIn: (path) => path.includes('/__federation_expose') },
  { part: 'its pages', isIn: (path) => !/\/(?:chunks\.json|remoteEntry\.js|__federation_expose.*)$/.test(path) },
]

async function change(route: Route, edit: (body: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: edit(await response.text()) })
}
