import type { Page } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { navigate } from '../journeys/steps.ts'
import { expect, test } from './delivery/staging.ts'

const isUnavailable = (page: Page) => page.getByRole('heading', { name: 'This part of Sild is unavailable' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an app that is switched off says so at its addresses, in new documents and in open ones', async ({
  context,
  page,
  staging,
}) => {
  const open = await context.newPage()
  const elsewhere = await context.newPage()
  for (const [tab, path] of [
    [open, '/blog'],
    [elsewhere, '/search/companies'],
  ] as const) {
    // The listener for switches loads after the page.
    const hasFollowed = tab.waitForResponse(/follow-release/)
    await tab.goto(staging.url + path)
    await hydrate(tab)
    await hasFollowed
  }
  const linkToBlog = (tab: Page) => tab.getByRole('contentinfo').getByRole('link', { name: 'Blog' })
  await open.bringToFront()
  await expect(linkToBlog(open)).toBeVisible()

  await staging.sildReply('disable', 'mf-content', '--reason', 'shows drafts')
  // The open tab gets no input.
  await expect(isUnavailable(open)).toBeVisible({ timeout: 12_000 })
  await expect(linkToBlog(open)).toBeHidden()

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const response = await page.goto(`${staging.url}/blog`)
  expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5'])
  expect(await response?.text()).not.toContain('shows drafts')
  await expect(isUnavailable(page)).toBeVisible()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(isUnavailable(page)).toBeVisible()
  await expect(linkToBlog(page)).toBeHidden()
  await navigate(page, '/search/companies')
  await expect(heading(page)).toHaveText('Companies')
  expect(loaded.filter((url) => url.includes('/a/mf-content/'))).toEqual([])

  await elsewhere.bringToFront()
  await expect(linkToBlog(elsewhere)).toBeHidden({ timeout: 12_000 })
  await navigate(elsewhere, '/blog')
  await expect(isUnavailable(elsewhere)).toBeVisible()

  await staging.sildReply('enable', 'mf-content')
  await open.bringToFront()
  await expect(heading(open)).toHaveText('Blog', { timeout: 12_000 })
  await page.goto(`${staging.url}/blog`)
  await expect(heading(page)).toHaveText('Blog')
})

test('the page of an app that is switched off says so without scripts, in the language of the reader', async ({
  browser,
  staging,
}) => {
  await staging.sildReply('disable', 'mf-content', '--reason', 'shows drafts')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const said = {
    '': ['This part of Sild is unavailable', 'Back to home'],
    '/et': ['See osa portaalist', 'avalehele'],
    '/fr': ['Cette partie de Sild', 'accueil'],
  }
  for (const [locale, [title = '', home = '']] of Object.entries(said)) {
    expect((await page.goto(`${staging.url}${locale}/blog`))?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: home })).toHaveAttribute('href', locale || '/')
    await expect(main.getByRole('link').first()).toHaveAttribute('href', `${locale}/blog`)
  }
  await page.context().close()
  await staging.sildReply('enable', 'mf-content')
})
