import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { type Account, accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

/** Every remote, a page of it, and a page of another one that must go on working. */
const remotes: { name: string; path: string; elsewhere: string; role?: Account['role'] }[] = [
  { name: 'mf-content', path: '/blog', elsewhere: '/search?searchType=tasks' },
  { name: 'mf-search', path: '/search/companies', elsewhere: '/blog' },
  { name: 'mf-account', path: '/sign-up', elsewhere: '/blog' },
  { name: 'mf-publications', path: '/my-publications', elsewhere: '/blog', role: 'customer' },
  { name: 'mf-chat', path: '/chat', elsewhere: '/blog', role: 'customer' },
  { name: 'mf-backoffice', path: '/backoffice', elsewhere: '/blog', role: 'moderator' },
]

const isUnavailable = (page: Page) => page.getByRole('heading', { name: 'This part of Sild is unavailable' })
const isLate = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })

/** What stores and networks do to files, and what a person sees of it within three seconds. */
const faults: { kind: string; seen: (page: Page) => Locator; apply: (route: Route) => Promise<void> }[] = [
  { kind: '404', seen: isUnavailable, apply: (route) => route.fulfill({ status: 404 }) },
  { kind: '500', seen: isUnavailable, apply: (route) => route.fulfill({ status: 500 }) },
  { kind: 'a lost connection', seen: isUnavailable, apply: (route) => route.abort('connectionreset') },
  {
    kind: 'truncated files',
    seen: isUnavailable,
    apply: (route) => change(route, (body) => body.slice(0, body.length / 2)),
  },
  {
    kind: 'tampered files',
    seen: isUnavailable,
    apply: (route) => change(route, (body) => `${body}\n;globalThis.wasTampered=true`),
  },
  { kind: 'no answer', seen: isLate, apply: () => new Promise(() => {}) },
]

async function change(route: Route, edit: (body: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: edit(await response.text()) })
}

/** As a link would: the router of the page takes it from the address. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function pageOf(browser: Browser, role?: Account['role']): Promise<Page> {
  const page = await browser.newPage()
  if (role) await signIn(page, accountOf(role))
  return page
}

for (const { name, path, elsewhere, role } of remotes) {
  test(`${name} may fail in any way: the rest works and nothing that was changed runs`, async ({ browser }) => {
    test.setTimeout(60_000)
    const page = await pageOf(browser, role)
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))
    for (const { apply, kind, seen } of faults) {
      await test.step(kind, async () => {
        await page.goto(address(elsewhere))
        await page.locator('html[data-hydrated]').waitFor()
        // A part that is missing while its remote is there reloads the document, at most once a minute.
        await page.evaluate(() => sessionStorage.setItem('sild.reloaded-at', String(Date.now())))
        await page.route(`**/a/${name}/**`, apply)
        await navigate(page, path)
        await expect(seen(page), kind).toBeVisible({ timeout: 3000 })
        await expect(page.getByRole('contentinfo').or(page.getByRole('banner')).first()).toBeVisible()
        await navigate(page, elsewhere)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(seen(page)).toBeHidden()
        await page.unroute(`**/a/${name}/**`)
      })
    }
    expect(uncaught).toEqual([])
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false)
    await page.close()
  })
}
