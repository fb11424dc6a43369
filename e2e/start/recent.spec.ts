import { expect, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

test('the history of a guest is stored before hydration, and shown on scrolling to its place', async ({ page }) => {
  await page.goto(address('/search?searchType=offers'))
  const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')
  const [first, second] = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  await page.goto(first!)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(second!)
  const isAlive = () => page.evaluate('sildPage.isStarted')
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await page.mouse.move(300, 300)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sild.recent'))).toContain(',')
  expect(await isAlive()).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link', { name })).toBeVisible()
  await expect(recent.getByRole('link')).toHaveCount(1)
})
