import type { Page } from '@playwright/test'

/** Hydrates a public page, which runs no framework until a user acts. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate('sildPage.start()')
  await page.locator('html[data-hydrated]').waitFor()
}

/** Waits for the app frame, which shows the connection and caches pages: it loads last, when the browser is idle. */
export async function hasAppFrame(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Turns prefetching off: otherwise scripts of pages behind visible links may be loaded before they are opened. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}
