import { expect, type Page, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

const states = '**/__mfe/pages/**'
/** As if what the page was rendered with had been given up since. */
const loseState = (page: Page) =>
  page.route(states, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/pages\/[\w-]+/, `pages/${'x'.repeat(22)}`),
    }),
  )
const listenToComplaints = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  return complaints
}
const titles = (page: Page) => page.locator('main li h2 a')
const alive = (page: Page) => page.locator('html[data-hydrated]')

test('the hydration state is not part of the document, and is fetched once, before the user acts', async ({ page }) => {
  const complaints = listenToComplaints(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/__mfe/pages/') && asked.push(request.url()))
  const html = await (await page.goto(address('/search?searchType=tasks')))?.text()
  expect(html).not.toContain('loaderData')
  expect(html).not.toContain('"navigation"')
  await expect.poll(() => asked).toHaveLength(1)
  const [first] = await titles(page).all()
  await first?.evaluate((link) => Object.assign(globalThis, { link }))
  await page.getByRole('contentinfo').getByRole('button', { name: 'France' }).click()
  await alive(page).waitFor()
  // React has taken over what stood there.
  expect(await first?.evaluate((link) => (globalThis as { link?: unknown }).link === link)).toBe(true)
  expect(asked).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a page with an expired state is rendered again, with what was typed, chosen and pressed meanwhile', async ({
  page,
}) => {
  const complaints = listenToComplaints(page)
  await loseState(page)
  await page.goto(address('/contact-us'))
  const name = page.getByLabel('Your name')
  await name.evaluate((field) => Object.assign(globalThis, { field }))
  await name.click()
  await page.keyboard.type('Mari Maasikas')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert', { name: 'Please check these fields' })).toBeVisible()
  await expect(name).toHaveValue('Mari Maasikas')
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked()
  await expect(page.getByRole('alert')).not.toContainText('name')
  expect(await name.evaluate((field) => (globalThis as { field?: unknown }).field === field)).toBe(false)
  expect(complaints).toEqual([])
})

test('a press on one of many is passed to the same one of a page rendered again', async ({ page }) => {
  await loseState(page)
  const order: (string | null)[] = []
  await page.goto(address('/search?searchType=tasks'))
  order.push(await titles(page).nth(2).getAttribute('href'))
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .nth(2)
  await favourite.click()
  await alive(page).waitFor()
  order.push(await titles(page).nth(2).getAttribute('href'))
  expect(order[1]).toBe(order[0])
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Sign in' })).toHaveCount(
    1,
  )
  await expect(favourite).not.toHaveAttribute('aria-busy')
})

test('a failed fetch of the state is retried once, and then the page says that it does not answer', async ({
  page,
}) => {
  let asked = 0
  await page.route(states, async (route) => {
    asked += 1
    await (asked === 1 ? route.abort() : route.continue())
  })
  await page.goto(address('/contact-us'))
  await page.evaluate('sildPage.start()')
  await alive(page).waitFor()
  expect(asked).toBe(2)

  await page.unroute(states)
  await page.route(states, (route) => route.fulfill({ status: 503 }))
  await page.goto(address('/contact-us'))
  await page.evaluate('sildPage.start()')
  await expect(page.locator('#stalled')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
