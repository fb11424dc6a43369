import type { Browser, Page } from '@playwright/test'
import { hydrate, fetchNothingAhead } from '../hydrate.ts'
import type { RealPortal } from '../federation/delivery/real-portal.ts'
import { expect, test } from '../federation/delivery/staging.ts'
import { type Account, accountOf } from '../installation.ts'
import { navigate, signIn } from '../journeys/steps.ts'
import { badReleases } from './bad-releases.ts'
import { faultyParts, networkFaults } from './network-faults.ts'
import { isBroken, isLate, isUnavailable } from './seen-faults.ts'

interface Remote {
  name: string
  path: string
  /** A page of another remote, which must go on working. */
  elsewhere: string
  role?: Account['role']
}
const remotes: readonly Remote[] = [
  { name: 'mf-content', path: '/blog', elsewhere: '/search?searchType=tasks' },
  { name: 'mf-search', path: '/search/companies', elsewhere: '/blog' },
  { name: 'mf-account', path: '/sign-up', elsewhere: '/blog' },
  { name: 'mf-publications', path: '/my-publications', elsewhere: '/blog', role: 'customer' },
  { name: 'mf-chat', path: '/chat', elsewhere: '/blog', role: 'customer' },
  { name: 'mf-backoffice', path: '/backoffice', elsewhere: '/blog', role: 'moderator' },
]
const soon = { timeout: 3000 }

const isShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(isUnavailable(page).or(isBroken(page))).toBeHidden()
}
/** The shell is there, and its router brings a page of another remote. */
async function expectTheRest(page: Page, elsewhere: string): Promise<void> {
  await expect(page.getByRole('contentinfo').or(page.getByRole('banner')).first()).toBeVisible()
  await navigate(page, elsewhere)
  await isShown(page)
}
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrate(page)
  // A part that is missing while its remote is there reloads the document, at most once a minute.
  await page.evaluate(() => sessionStorage.setItem('sild.reloaded-at', String(Date.now())))
}
async function pageOf(browser: Browser, { url }: RealPortal, { role }: Remote): Promise<Page> {
  // The service worker would serve cached files without the network.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  if (role) await signIn(page, accountOf(role), `${url}/sign-in`)
  return page
}
/**
 * The loader is the same for all remotes, so each fault meets each remote and each part, and each remote has a fault in each part, but
 * not every remote has every fault in every part: 36 tries instead of 144.
 */
const triesOf = (remote: Remote) =>
  networkFaults.map((fault, index) => ({
    ...fault,
    ...faultyParts[(index + remotes.indexOf(remote)) % faultyParts.length]!, // There are four.
  }))

test('every fault is tried with every remote and in every part', () => {
  const tries = remotes.flatMap((remote) =>
    triesOf(remote).map(({ kind, part }) => ({ kind, part, name: remote.name })),
  )
  const pairs = (one: 'kind' | 'name', other: 'kind' | 'part') =>
    new Set(tries.map((each) => `${each[one]} ${each[other]}`)).size
  expect(pairs('name', 'kind')).toBe(remotes.length * networkFaults.length)
  expect(pairs('name', 'part')).toBe(remotes.length * faultyParts.length)
  expect(pairs('kind', 'part')).toBe(networkFaults.length * faultyParts.length)
})

for (const remote of remotes) {
  const { elsewhere, name, path } = remote
  test(`${name} may fail in any way: the rest works and no modified code runs`, async ({ browser, staging }) => {
    test.setTimeout(240_000) // One fault after the other.
    const page = await pageOf(browser, staging, remote)
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))

    for (const { apply, isIn, kind, part, seen } of triesOf(remote))
      await test.step(`${kind} of ${part}`, async () => {
        await open(page, staging.url + elsewhere)
        await page.route(({ pathname }) => pathname.startsWith(`/a/${name}/`) && isIn(pathname), apply)
        await navigate(page, path)
        await expect(seen(page), `${kind} of ${part}`).toBeVisible(soon)
        expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false)
        await expectTheRest(page, elsewhere)
        // Some are still on their way.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })

    for (const [index, { edit, kind, seen, seenInDocument }] of badReleases.entries())
      await test.step(kind, async () => {
        const release = await staging.alter(name, `9.4.${index}`, edit)
        await open(page, staging.linkTo({ [name]: release }, elsewhere))
        await navigate(page, path)
        await (seen ? expect(seen(page), kind).toBeVisible(soon) : isShown(page))
        await expectTheRest(page, elsewhere)
        const html = (await (await page.goto(staging.url + path))?.text()) ?? ''
        expect(html).toContain(`/a/${name}/${release}/`)
        // The document has no content of a release that cannot render.
        if (!seen) expect(html).not.toContain('<h1')
        await (seenInDocument ? expect(seenInDocument(page), kind).toBeVisible(soon) : isShown(page))
        await expectTheRest(page, elsewhere)
      })
    expect(uncaught).toEqual([])
    await page.context().close()
  })
}

test('every remote may take ten seconds: it is reported late, given up, and loads on the next request', async ({
  browser,
  staging,
}) => {
  const late = async (remote: Remote): Promise<void> => {
    const { elsewhere, name, path } = remote
    const page = await pageOf(browser, staging, remote)
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))
    await fetchNothingAhead(page)
    await open(page, staging.url + elsewhere)
    await page.route(`**/a/${name}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue()
    })
    await navigate(page, path)
    await expect(isLate(page)).toBeVisible(soon)
    await expect(isUnavailable(page)).toBeVisible({ timeout: 12_000 })
    await expect(page.getByRole('contentinfo').or(page.getByRole('banner')).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await isShown(page)
    expect(uncaught).toEqual([])
    await page.context().close()
  }
  await Promise.all(remotes.map(late))
})
