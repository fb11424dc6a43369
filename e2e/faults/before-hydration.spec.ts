import { expect, type Page, type Route, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { address } from '../journeys/steps.ts'

test('a form that is sent before hydration puts nothing into the address, and works then', async ({ page }) => {
  const alive = Promise.withResolvers<void>()
  await page.route('**/a/shell/**/shell.js', async (route) => {
    await alive.promise
    await route.continue()
  })
  await page.goto(address('/sign-in'), { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill('a secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(address('/sign-in'))
  alive.resolve()
  await hydrate(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert', { name: 'Please check these fields' })).toBeVisible()
})

/** Withholds a script of the shell from the page. @returns a function that lets it through */
async function withhold(page: Page, file: string, how: (route: Route) => unknown): Promise<() => void> {
  let isWithheld = true
  await page.route(`**/a/shell/**/${file}`, (route) => (isWithheld ? how(route) : route.continue()))
  return () => {
    isWithheld = false
  }
}

/** Expects the page with the failure, and then the page that its way out leads to. */
async function expectWayOut(page: Page, letThrough: () => void): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText('See leht ei laadinud lõpuni. Laadi uuesti')
  letThrough()
  // Hydrate the new page, not the old one.
  const arrival = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Laadi uuesti' }).click()
  await arrival
  await expect(page.getByRole('link', { name: 'Laadi uuesti' })).toBeHidden()
  await hydrate(page)
}

for (const file of ['shell.js', 'i18n.et-json.js'])
  test(`a page without its ${file} says so, and how to load it again`, async ({ page }) => {
    const letThrough = await withhold(page, file, (route) => route.abort())
    await page.goto(address('/et/contact'))
    await page.evaluate('sildPage.start()')
    await expectWayOut(page, letThrough)
  })

test('a page with delayed scripts says so after a while', async ({ page }) => {
  await page.clock.install()
  const letThrough = await withhold(page, 'shell.js', () => undefined)
  await page.goto(address('/et/contact'), { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate('sildPage.start()')
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.clock.fastForward(15_000)
  await expectWayOut(page, letThrough)
})
