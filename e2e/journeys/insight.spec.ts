import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { expectDeclared, releasesReported, received, requestsElsewhere } from '../sink.ts'
import { address, navigate, signIn } from './steps.ts'

test.slow()

const answer = (page: Page, name: string) => page.getByRole('dialog', { name: 'Cookies' }).getByRole('button', { name })
/** An address that no other test opens. */
const ownSearch = () => `/search?searchType=tasks&query=${crypto.randomUUID().slice(0, 8)}`
/** Another address that no other test opens, of a page without events of its own. */
const ownPage = () => `/about-us?tab=${crypto.randomUUID().slice(0, 8)}`
const seenAt = async (path: string) => (await received()).filter(({ properties }) => properties['path'] === path)
const keptNumber = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('sild.insight') ?? 'null') as { visitorId: string } | null)?.visitorId,
  )

test('a visitor who refuses is not tracked: no request leaves the portal', async ({ page }) => {
  const elsewhere = requestsElsewhere(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const path = ownSearch()
  await page.goto(address('/'))
  await answer(page, 'Only necessary').click()
  await hydrate(page)
  await navigate(page, path)
  await releasesReported(page)
  expect(elsewhere).toEqual([])
  expect(scripts.filter((url) => url.endsWith('/insight.js'))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('sild.insight')
  expect(await seenAt(path)).toEqual([])
})

test('a visitor who agrees is tracked from the page before the answer to the one after the withdrawal', async ({
  page,
}) => {
  const elsewhere = requestsElsewhere(page)
  const before = ownSearch()
  await page.goto(address(before))
  await hydrate(page)
  expect(elsewhere).toEqual([])
  const shownTitle = await page.title()
  await answer(page, 'Accept all').click()
  await navigate(page, '/blog')
  await expect.poll(() => seenAt(before)).toHaveLength(2)
  const person = await keptNumber(page)
  const ownEvents = async () => (await received()).filter((event) => event.person === person)
  const titles = async () => (await ownEvents()).map(({ title }) => title)
  await expect.poll(titles).toContain('searched')
  // The results report the search on hydration, which may be before or after the page view.
  await expect
    .poll(async () => (await titles()).filter((title) => title !== 'searched'))
    .toEqual(['first_launch', 'start_session', before, '/blog'])
  const views = (await seenAt(before)).toSorted((one, other) => one.from.localeCompare(other.from))
  expect(views.map(({ from }) => from)).toEqual(['PostHog', 'tag manager'])
  expect(views[1]?.properties).toEqual({ routeName: 'search', path: before, title: shownTitle })
  expectDeclared([...(await ownEvents()), ...views])

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  const isLoadedAgain = page.waitForEvent('load')
  await settings.getByRole('button', { name: 'Only necessary' }).click()
  // What a tag manager has loaded cannot be taken out of the document.
  await isLoadedAgain
  elsewhere.length = 0
  const after = ownSearch()
  await hydrate(page)
  await navigate(page, after)
  await releasesReported(page)
  expect(elsewhere).toEqual([])
  expect(await seenAt(after)).toEqual([])
  expect(await keptNumber(page)).toBeUndefined()
})

test('a guest who only reads is reported after consent, each page once, while React never starts', async ({ page }) => {
  const elsewhere = requestsElsewhere(page)
  const versions: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Sild backend')) versions.push(message.text())
  })
  const [first, second] = [ownPage(), ownPage()]
  await page.goto(address(first))
  const title = await page.title()
  const storedToken = () => page.evaluate(() => localStorage.getItem('sild.anonymous'))
  await expect.poll(storedToken).not.toBeNull()
  await expect.poll(() => versions, { timeout: 15_000 }).toHaveLength(1)
  expect(versions[0]).toMatch(/^Sild backend \S+, frontend \S+$/)
  expect(elsewhere).toEqual([])
  await answer(page, 'Accept all').click()
  await expect.poll(() => seenAt(first)).toHaveLength(2)
  const token = await storedToken()
  await page.goto(address(second))
  await expect.poll(() => seenAt(second)).toHaveLength(2)
  await page.goBack()
  await expect.poll(() => seenAt(first)).toHaveLength(4)
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
  expect(await storedToken()).toBe(token)

  // What starts later does not count the page again.
  await hydrate(page)
  await navigate(page, '/blog')
  const person = await keptNumber(page)
  const ownEvents = async () => (await received()).filter((event) => event.person === person)
  await expect
    .poll(async () => (await ownEvents()).map((event) => event.title))
    .toEqual(['first_launch', 'start_session', first, second, first, '/blog'])
  const views = await seenAt(second)
  expect(views.map(({ from }) => from).toSorted()).toEqual(['PostHog', 'tag manager'])
  expect(views.find(({ from }) => from === 'tag manager')?.properties).toEqual({
    routeName: 'about-us',
    path: second,
    title,
  })
  expectDeclared([...(await ownEvents()), ...views])
})

test('a member is known by the guid alone, and opening messages from the header is tracked', async ({ page }) => {
  const { email, password } = accountOf('provider')
  await page.goto(address('/about-us'))
  await answer(page, 'Choose').click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: 'Statistics' }).check()
  await settings.getByRole('button', { name: 'Save choice' }).click()
  await signIn(page, { email, password })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /new Messages/ })
    .click()
  await expect(page).toHaveURL(/\/chat/)
  const opened = async () => (await received()).filter(({ title }) => title === 'chat_opened_header')
  await expect.poll(opened).not.toEqual([])
  const [event] = await opened()
  expect(event?.person).toMatch(/^[\da-f-]{36}$/)
  expect(event?.person).not.toBe(await keptNumber(page))
  expectDeclared(await opened())
  expect(JSON.stringify(await received())).not.toContain(email)
})

test('an error of a page is reported with the lines of its source', async ({ page }) => {
  await page.goto(address('/blog'))
  await answer(page, 'Accept all').click()
  await hydrate(page)
  await page.route('**/api/search', (route) => route.fulfill({ json: { result: { total: 1 } } }))
  const path = ownSearch()
  await navigate(page, path)
  const errors = async () =>
    (await received()).filter(({ kind, properties }) => kind === 'error' && String(properties['url']).endsWith(path))
  await expect.poll(errors, { timeout: 30_000 }).not.toEqual([])
  const [error] = await errors()
  expect(error?.properties['release']).toMatch(/^mf-search@[\da-f]{16}$/)
  const own = error?.frames?.find(({ filename }) => filename.startsWith('mf-search/src/'))
  expect(own).toMatchObject({ in_app: true, filename: expect.stringMatching(/\.tsx?$/) })
  expect(own?.context_line?.trim()).toBeTruthy()
})
