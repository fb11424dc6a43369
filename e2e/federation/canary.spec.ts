import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Reply } from '@sild/contract/schemas'
import { bucketOf, isInCanary } from '@sild/registry'
import { accountOf } from '../installation.ts'
import { navigate, signIn } from '../journeys/steps.ts'
import type { RealPortal } from './delivery/real-portal.ts'
import { renaming } from './delivery/renamed-page.ts'
import { expect, test } from './delivery/staging.ts'

type Canary = NonNullable<Reply<'startCanary'>['channel']['canary']>
type App = Reply<'getDelivery'>['apps'][number]

async function startCanary(staging: RealPortal, app: string, ...words: string[]): Promise<Canary> {
  const { channel } = await staging.sildReply<Reply<'startCanary'>>('canary', app, ...words)
  return channel.canary! // It was just started.
}
const unitOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'unit')?.value
/** A visitor whom these canaries put where it is wanted. */
function visitor(isWanted: (unit: string) => boolean): string {
  for (;;) {
    const unit = `p.${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`
    if (isWanted(unit)) return unit
  }
}
async function pageOf(browser: Browser, url: string, unit: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'unit', value: unit, url }])
  return context.newPage()
}

test('a canary is the same for a company in every browser, and for a guest in all his documents', async ({
  browser,
  staging,
}) => {
  test.setTimeout(60_000)
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

const pagesOfContent = ['/blog', '/news', '/events', '/help-center', '/about-us', '/privacy-policy', '/cookie-policy']
const pagesOfAccount = ['/sign-up', '/sign-in', '/recovery', '/activation', '/unsubscribe', '/get-started']

test('a canary that fails to load, or fails later, is taken back by itself', async ({ browser, staging }) => {
  test.setTimeout(120_000)
  const inExposed = (line: string) => (path: string, text: string) =>
    path === '__federation_expose_remote.js' ? text + line : text
  await staging.alter('mf-content', '9.3.0', inExposed('\n;throw new Error("broken at import")'))
  await staging.alter(
    'mf-account',
    '9.3.0',
    inExposed('\n;setInterval(() => { throw new Error("broken later") }, 100)'),
  )
  const limits = ['--pct', '50', '--min-loads', '6', '--max-errors', '1']
  const canaries = [
    await startCanary(staging, 'mf-content@9.3.0', ...limits),
    await startCanary(staging, 'mf-account@9.3.0', ...limits),
  ]
  const appsNow = async (): Promise<App[]> => {
    const { apps } = await staging.sildReply<Reply<'getDelivery'>>('status')
    return apps.filter(({ name }) => name === 'mf-content' || name === 'mf-account')
  }
  expect((await appsNow()).map(({ guard }) => guard.text)).toEqual([
    'Not enough data: 0 of 6 loads',
    'Not enough data: 0 of 6 loads',
  ])

  const isInAll = (unit: string) => canaries.every((canary) => isInCanary(canary, unit))
  const isInNone = (unit: string) => canaries.every((canary) => !isInCanary(canary, unit))
  const failed = (page: Page) => page.getByRole('heading', { name: 'This part of Sild is unavailable' })
  const lucky = await pageOf(browser, staging.url, visitor(isInNone))
  const unlucky = await pageOf(browser, staging.url, visitor(isInAll))
  for (const page of [lucky, unlucky]) {
    await page.goto(`${staging.url}/search/companies`)
    await page.locator('html[data-hydrated]').waitFor()
    // A part that is missing while its remote is there reloads the document, at most once a minute.
    await page.evaluate(() => sessionStorage.setItem('sild.reloaded-at', String(Date.now())))
    for (const path of [...pagesOfAccount, ...pagesOfContent]) {
      await navigate(page, path)
      await expect(page).toHaveURL(staging.url + path)
      const isBroken = page === unlucky && pagesOfContent.includes(path)
      await expect(isBroken ? failed(page) : page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }

  await expect
    .poll(async () => (await appsNow()).map(({ channel, guard }) => [guard.state, channel.canary, channel.frozen]), {
      timeout: 60_000,
      intervals: [2000],
    })
    .toEqual([
      ['reverted', undefined, true],
      ['reverted', undefined, true],
    ])
  for (const { channel } of await appsNow()) expect(channel.history[0]).toMatchObject({ op: 'freeze', by: 'guard' })
  await unlucky.goto(`${staging.url}/blog`)
  await unlucky.locator('html[data-hydrated]').waitFor()
  await expect(unlucky.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect(unlucky.getByRole('button', { name: 'Try again' })).toBeHidden()

  const again = await staging.sild('canary', 'mf-content@9.3.0', '--pct', '5')
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('mf-content is frozen')])
  for (const app of ['mf-content', 'mf-account']) await staging.sildReply('enable', app)
  for (const page of [lucky, unlucky]) await page.context().close()
})
