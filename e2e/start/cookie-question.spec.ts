import { expect, type Page, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })

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
    test(`the cookie question is not the largest paint of ${path} at ${viewport.width} px, and shifts nothing`, async ({
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
        // Entries for the last paint arrive late.
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

test('the question about cookies is answered without a framework, and the hydrated page knows the answer', async ({
  page,
}) => {
  await page.goto(address('/about-us'))
  await page.getByRole('button', { name: 'Only necessary' }).click()
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).toContain('sild-consent=necessary')
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  await page.reload()
  const button = page.getByRole('button', { name: 'Cookie settings' })
  await expect(button).toBeVisible()
  await expect(question(page)).toBeHidden()
  await button.click()
  await expect(settings(page)).toBeVisible()
  await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('consent is chosen by category, from the question and from the cookie policy', async ({ page }) => {
  await page.goto(address('/about-us'))
  await question(page).getByRole('button', { name: 'Choose' }).click()
  await settings(page).getByRole('checkbox', { name: 'Marketing' }).check()
  await settings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).toContain('sild-consent=marketing')
  await page.goto(address('/cookie-policy'))
  await page.getByRole('main').getByRole('button', { name: 'Change cookie settings' }).click()
  await expect(settings(page).getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  await settings(page).getByRole('button', { name: 'Only necessary' }).click()
  expect(await page.evaluate(() => document.cookie)).toContain('sild-consent=necessary')
})
