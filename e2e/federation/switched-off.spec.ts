import type { Page } from '@playwright/test'
import { navigate } from '../journeys/steps.ts'
import { expect, test } from './delivery/staging.ts'

const isUnavailable = (page: Page) => page.getByRole('heading', { name: 'This part of Sild is unavailable' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an app that is switched off says so at its addresses, in new documents and in open ones', async ({
  context,
  page,
  staging,
}) => {
  test.setTimeout(60_000)
  const open = await context.newPage()
  // What hears of switches comes after the page.
  const hasFollowed = open.waitForResponse(/follow-release/)
  await open.goto(`${staging.url}/search/companies`)
  await hasFollowed

  await staging.sildReply('disable', 'mf-content', '--reason', 'shows drafts')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const response = await page.goto(`${staging.url}/blog`)
  expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5'])
  expect(await response?.text()).not.toContain('shows drafts')
  await expect(isUnavailable(page)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toBeVisible()
  await navigate(page, '/search/companies')
  await expect(heading(page)).toHaveText('Companies')
  expect(loaded.filter((url) => url.includes('/a/mf-content/'))).toEqual([])

  const hasHeard = open.waitForResponse(/__mfe\/kill/)
  await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await hasHeard).finished()
  // What it was told it has taken in before it has asked and read once more.
  await open.evaluate(async () => (await fetch('/__mfe/kill')).json())
  await navigate(open, '/blog')
  await expect(isUnavailable(open)).toBeVisible()

  await staging.sildReply('enable', 'mf-content')
  await page.goto(`${staging.url}/blog`)
  await expect(heading(page)).toHaveText('Blog')
})
