import { expect, type Page, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })

for (const viewport of [
  { width: 376, height: 800 },
  { width: 1244, height: 900 },
])
  for (const path of [
    '/',
    '/search?searchType=tasks',
    '/search/companies',
    '/blog',
    '/contact-us',
    '/fr/sitemap',
    '/sign-in',
  ])
    test(`the question about cookies is not the largest paint of ${path}, ${viewport.width} px wide, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(address(path))
      await question(page).waitFor()
      await expect(question(page)).toHaveCSS('position', 'fixed')
      const { largest, shift } = await page.evaluate(async () => {
        const seen = (type: string) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
            setTimeout(() => resolve([]), 500)
          })
        // What is painted last is told of last.
        await new Promise((resolve) => setTimeout(resolve, 300))
        const paints = (await seen('largest-contentful-paint')) as (PerformanceEntry & { element: Element | null })[]
        const shifts = (await seen('layout-shift')) as (PerformanceEntry & { value: number })[]
        return {
          largest: paints.map(({ element }) => (element?.closest('#cookies') ? 'the question' : 'the page')),
          shift: shifts.reduce((total, { value }) => total + value, 0),
        }
      })
      expect(largest.at(-1)).toBe('the page')
      expect(shift).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })

test('the question about cookies is answered while no framework runs, and the page that comes alive knows', async ({
  page,
}) => {
  await page.goto(address('/about-us'))
  await page.getByRole('button', { name: 'Only necessary' }).click()
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).toContain('sild-consent=necessary')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(question(page)).toBeFocused()
  await expect(page.getByText('You have accepted only the necessary cookies.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(settings).toBeFocused()
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  await page.reload()
  await expect(settings).toBeVisible()
  await expect(question(page)).toBeHidden()
})
