import type { Page } from '@playwright/test'

/** Public pages run no framework until somebody acts; a test of what they are then does not wait for somebody. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate('sildPage.start()')
  await page.locator('html[data-hydrated]').waitFor()
}

/** What tells of the connection and keeps pages comes last, when the browser has nothing else to do. */
export async function hasAppFrame(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Otherwise scripts of pages that links in sight lead to may be there before anybody opens them. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}
