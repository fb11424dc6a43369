import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Reply } from '@sild/contract/schemas'
import { bucketOf } from '@sild/registry'
import { accountOf } from '../installation.ts'
import { navigate, signIn } from '../journeys/steps.ts'
import { hydrate } from '../hydrate.ts'
import type { Edit } from './delivery/altered-release.ts'
import type { RealPortal } from './delivery/real-portal.ts'
import { renaming } from './delivery/renamed-page.ts'
import { expect, test } from './delivery/staging.ts'

type Canary = NonNullable<Reply<'startCanary'>['channel']['canary']>
type App = Reply<'getDelivery'>['apps'][number]

async function startCanary(staging: RealPortal, app: string, ...words: string[]): Promise<Canary> {
  const { channel } = await staging.sildReply<Reply<'startCanary'>>('canary', app, ...words)
  return channel.canary! // It was just started.
}
const isInCanary = ({ percent, salt }: Canary, unit: string): boolean => bucketOf(salt, unit) < percent
const unitOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'unit')?.value
/** A visitor whom these canaries put where it is wanted. */
function visitor(isWanted: (unit: string) => boolean): string {
  for (;;) {
    const unit = `p.${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`
    if (isWanted(unit)) return unit
  }
}
async function pageOf(browser: Browser, url: string, unit: string, address = '127.0.0.1'): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  await context.addCookies([{ name: 'unit', value: unit, url }])
  return context.newPage()
}

test('a canary is the same for a company in every browser, and for a guest in all their documents', async ({
  browser,
  staging,
}) => {
  await staging.alter('mf-content', '9.2.0', renaming('mf-content.blog.title', 'Blog', 'A bolder blog'))
  const canary = await startCanary(staging, 'mf-content@9.2.0', '--pct', '50')
  const headingFor = (unit = '') => (isInCanary(canary, unit) ? 'A bolder blog' : 'Blog')
  const seesIts = async (page: Page, unit?: string): Promise<void> => {
    for (let documents = 0; documents < 3; documents += 1) {
      await page.goto(`${staging.url}/blog`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingFor(unit))
    }
  }

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${staging.url}/blog`)
  const unit = await unitOf(guest.context())
  expect(unit).toMatch(/^p\.[\w-]{22}$/)
  await seesIts(guest, unit)
  for (const isIn of [true, false]) {
    const known = visitor((each) => isInCanary(canary, each) === isIn)
    const page = await pageOf(browser, staging.url, known)
    await seesIts(page, known)
    await page.context().close()
  }
  await guest.context().close()

  const units = new Set<string | undefined>()
  for (let browsers = 0; browsers < 2; browsers += 1) {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, accountOf('customer'), `${staging.url}/sign-in`)
    const company = await unitOf(page.context())
    units.add(company)
    await seesIts(page, company)
    await page.context().close()
  }
  const [company = ''] = units
  expect([units.size, company.slice(0, 2)]).toEqual([1, 'c.'])
  const explained = await staging.sildReply<Reply<'explainSession'>>('explain', company)
  expect(explained.apps.find(({ name }) => name === 'mf-content')).toMatchObject({
    bucket: bucketOf(canary.salt, company),
    percent: 50,
    reason: isInCanary(canary, company) ? 'canary' : 'stable',
  })
  await staging.sildReply('rollback', 'mf-content')
})

/** More than any one part of the network has. */
const addresses = Array.from({ length: 8 }, (_, at) => `198.51.100.${at}`)

const inExposed =
  (edit: (text: string) => string): Edit =>
  (path, text) =>
    path === '__federation_expose_remote.js' ? edit(text) : text
const loadPage = /(\.then\([\w$]+\.bind\([\w$]+, ?\d+\)\))/g

test('a canary that fails to load, to render, or later, is reverted automatically', async ({ browser, staging }) => {
  test.slow()
  const broken = {
    'mf-content': inExposed((text) => `${text}\n;throw new Error("broken at import")`),
    'mf-account': inExposed((text) => `${text}\n;setInterval(() => { throw new Error("broken later") }, 100)`),
    'mf-search': inExposed((text) =>
      text.replaceAll(
        loadPage,
        '$1.then(page => "Component" in page ? { ...page, Component() { throw new TypeError("broken in render") } } : page)',
      ),
    ),
  }
  const canaries: Canary[] = []
  for (const [app, edit] of Object.entries(broken)) {
    await staging.alter(app, '9.3.0', edit)
    canaries.push(await startCanary(staging, `${app}@9.3.0`, '--pct', '50', '--min-loads', '4', '--max-errors', '1'))
  }
  const appsNow = async (): Promise<App[]> => {
    const { apps } = await staging.sildReply<Reply<'getDelivery'>>('status')
    return apps.filter(({ name }) => name in broken)
  }
  expect((await appsNow()).map(({ guard }) => guard.text)).toEqual(canaries.map(() => 'Not enough data: 0 of 4 loads'))

  const isInAll = (unit: string) => canaries.every((canary) => isInCanary(canary, unit))
  const isInNone = (unit: string) => canaries.every((canary) => !isInCanary(canary, unit))
  const open: Page[] = []
  for (const [at, address] of [...addresses, ...addresses].entries()) {
    const isUnlucky = at < addresses.length
    const page = await pageOf(browser, staging.url, visitor(isUnlucky ? isInAll : isInNone), address)
    open.push(page)
    await page.goto(`${staging.url}/sign-up`)
    await page.locator('html[data-hydrated]').waitFor()
    // A part that is missing while its remote is there reloads the document, at most once a minute.
    await page.evaluate(() => sessionStorage.setItem('sild.reloaded-at', String(Date.now())))
    for (const [path, ofBroken] of [
      ['/search/companies', 'Ooops...'],
      ['/blog', 'This part of Sild is unavailable'],
    ] as const) {
      await navigate(page, path)
      await expect(page).toHaveURL(staging.url + path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(isUnlucky ? page.getByRole('heading', { name: ofBroken }) : heading).toBeVisible()
      if (!isUnlucky) await expect(heading).not.toHaveText(ofBroken)
    }
  }

  await expect
    .poll(async () => (await appsNow()).map(({ channel, guard }) => [guard.state, channel.canary, channel.frozen]), {
      timeout: 60_000,
      intervals: [2000],
    })
    .toEqual(canaries.map(() => ['reverted', undefined, true]))
  for (const { channel } of await appsNow()) expect(channel.history[0]).toMatchObject({ op: 'freeze', by: 'guard' })
  const [unlucky] = open as [Page]
  await unlucky.goto(`${staging.url}/blog`)
  await hydrate(unlucky)
  await expect(unlucky.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect(unlucky.getByRole('button', { name: 'Try again' })).toBeHidden()

  const again = await staging.sild('canary', 'mf-content@9.3.0', '--pct', '5')
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('mf-content is frozen')])
  for (const app of Object.keys(broken)) await staging.sildReply('enable', app)
  for (const page of open) await page.context().close()
})
