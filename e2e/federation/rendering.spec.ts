import { describePublicPages } from './public-pages.ts'
import { expect, test } from './portal/portal.ts'

describePublicPages()

test('when the page starts, one round trip brings every script', async ({ page, portal }) => {
  const waves: string[][] = []
  const asked = new Map<string, number>()
  let finished = 0
  page.on('request', (request) => asked.set(request.url(), finished))
  page.on('requestfinished', (request) => {
    // The loader comes with the styles, before the first paint, and starts the page after it.
    if (request.resourceType() === 'script' && !request.url().endsWith('/page.script.js')) finished += 1
  })
  await page.goto('/probe')
  await expect(page.getByText('Session guest')).toBeVisible()
  for (const [url, after] of asked)
    if (url.endsWith('.js')) (waves[after > 0 ? 1 : 0] ??= []).push(url.replace(portal.origin, ''))
  expect(waves[1] ?? []).toEqual([])
  expect(waves[0]?.length).toBeGreaterThan(4)
})

test('a page that does not exist is a 404 with the words of the specification', async ({ page, request }) => {
  expect((await request.get('/nowhere')).status()).toBe(404)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Ooops... Page not found' })).toBeVisible()
  await expect(page.getByText('The page you are looking for does not exist')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('missing data of a loader is a 404, on the server and when navigating', async ({ page, request, complaints }) => {
  expect((await request.get('/probe/missing')).status()).toBe(404)
  await page.goto('/probe/missing')
  await expect(page.getByRole('heading', { name: 'Ooops... Page not found' })).toBeVisible()
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('a moved page redirects', async ({ request }) => {
  const response = await request.get('/fr/probe/moved', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toBe('/fr/probe')
})

test('a component that breaks on the server only is rendered in the browser', async ({ page }) => {
  await page.goto('/probe/breaks-on-server')
  await expect(page.getByRole('heading', { name: 'Rendered in the browser' })).toBeVisible()
})

test('a component that always breaks leaves the rest of the portal working', async ({ page }) => {
  await page.goto('/probe/breaks')
  await expect(page.getByRole('heading', { name: 'Ooops...' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'other en' }).click()
  await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible()
})

test('hash links scroll to their target, and back returns to the former position', async ({ page }) => {
  await page.goto('/probe')
  await expect(page.getByText('Session guest')).toBeVisible()
  await page.getByRole('link', { name: 'To the middle' }).click()
  await expect(page.getByRole('heading', { name: 'Middle' })).toBeInViewport()
  let before = 0
  await expect
    .poll(async () => {
      const earlier = before
      before = await page.evaluate(() => scrollY)
      return before > 0 && before === earlier
    })
    .toBe(true)
  await page.getByRole('link', { name: 'To the other remote' }).click()
  await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})
