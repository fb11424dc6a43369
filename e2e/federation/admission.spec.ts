import { expect, test } from './portal/portal.ts'

const delayMs = 2000

test('a part that opens before the lists of hashes arrive waits for them, and is not refused', async ({
  page,
  portal,
  complaints,
}) => {
  await portal.breakDelivery({ path: 'chunks.json', kind: 'slow', milliseconds: delayMs })
  const lists: string[] = []
  const parts: string[] = []
  page.on('requestfinished', (request) => request.url().endsWith('chunks.json') && lists.push(request.url()))
  page.on('request', (request) => /later-dialog|heavy_Menu/.test(request.url()) && parts.push(`after ${lists.length}`))
  await page.goto('/probe/later')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  // It was opened in time for the test to mean something.
  expect(lists).toEqual([])

  const dialog = page.getByRole('dialog', { name: 'It has come' })
  await expect(dialog.getByText('With its styles')).toHaveCSS('color', 'rgb(7, 8, 9)')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'The first entry' })).toBeVisible()
  expect(parts).not.toEqual([])
  expect(parts).not.toContain('after 0')
  expect(complaints).toEqual([])
})

test('without the lists a page works without its widgets, which come with the lists', async ({ page, portal }) => {
  await portal.breakDelivery({ path: 'chunks.json', kind: 'status', status: 500 })
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  const hasFailed = page.waitForResponse(/a\/shell.*chunks\.json/)
  await page.goto('/probe/later')
  await (await hasFailed).finished()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible()

  const hasCome = page.waitForResponse(/heavy_Menu.*\.js$/)
  await portal.breakDelivery()
  await (await hasCome).finished()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'The first entry' }).press('Escape')
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expect(page.getByRole('dialog', { name: 'It has come' })).toBeVisible()
  expect(uncaught).toEqual([])
})

test('a part that opens without a network leaves the page as it is, and comes with the network', async ({
  context,
  page,
}) => {
  await page.goto('/probe/later')
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const hasFailed = page.waitForEvent('requestfailed', (request) => request.url().includes('later-dialog'))
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await hasFailed
  await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'It has come' })).toBeVisible()
})
