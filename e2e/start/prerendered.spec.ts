import { expect, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'
import { openBarePage, type Place } from './bare-browser.ts'

interface Arrival {
  path: string
  /** When the prepared document was shown, after it was asked for. 0: it was not prepared. */
  activated: number
  largestPaint: number
}
const arrival = `new Promise((resolve) => new PerformanceObserver((list) => {
  const [{ activationStart }] = performance.getEntriesByType('navigation')
  resolve({ path: location.pathname, activated: activationStart, largestPaint: Math.max(0, list.getEntries().at(-1).startTime - activationStart) })
}).observe({ type: 'largest-contentful-paint', buffered: true }))`
const middleOf = (selector: string) => `(() => {
  const link = document.querySelector('${selector}'); link.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = link.getBoundingClientRect(); return [x + width / 2, y + height / 2]
})()`
/** When the view of the publication was counted. */
const countedAt = `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/publication/viewed'))?.startTime ?? null`
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a prerendered page is there at once, and has the settings that were changed meanwhile', async () => {
  await using page = await openBarePage()
  await page.goto(address('/search?searchType=tasks'))
  const place = await page.evaluate<Place>(middleOf('main li h2 a'))
  await page.moveTo(place)
  await wait(1500)
  // Chosen after the document was prepared.
  await page.evaluate("localStorage.setItem('sild.theme', 'dark')")
  await page.click(place)
  await expect.poll(() => page.evaluate<string>('location.pathname')).toMatch(/^\/search\/project\//)
  const { activated, largestPaint } = await page.evaluate<Arrival>(arrival)
  console.log(`largest paint of a prerendered page: ${largestPaint} ms after the press`)
  expect(activated).toBeGreaterThan(0)
  expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
  expect(await page.evaluate("'hydrated' in document.documentElement.dataset")).toBe(false)
  // A visitor who only pointed at the link has not viewed the page.
  await expect.poll(() => page.evaluate<number | null>(countedAt)).not.toBeNull()
  expect(await page.evaluate<number>(countedAt)).toBeGreaterThanOrEqual(activated)
})
