import type { BrowserContext, Page } from '@playwright/test'
import type { Reply } from '@sild/contract/schemas'
import type { PreviewGrant } from '@sild/registry'
import { accountOf } from '../installation.ts'
import { signIn } from '../journeys/steps.ts'
import { openRealPortal, type RealPortal } from './delivery/real-portal.ts'
import { renaming } from './delivery/renamed-page.ts'
import { expect, test } from './delivery/staging.ts'

type Preview = Reply<'createPreview'>

const version = '9.1.0'
const banner = (page: Page) => page.getByText('Preview of unpublished work').locator('..')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** The link with something else in its grant, under the signature that it had or a good one. */
function changed(url: string, change: Partial<PreviewGrant>, isSigned: boolean): string {
  const link = new URL(url)
  const [payload = '', signature = ''] = (link.searchParams.get('t') ?? '').split('.')
  const grant = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as PreviewGrant), ...change } // The portal has made it.
  const forged = `${Buffer.from(JSON.stringify(grant)).toString('base64url')}.${signature}`
  link.searchParams.set('t', isSigned ? portal.signPreview(grant) : forged)
  return link.href
}

let portal: RealPortal
async function publishTo(given: RealPortal): Promise<void> {
  portal = given
  await portal.alter('mf-content', version, renaming('mf-content.blog.title', 'Blog', 'A new blog'))
  await portal.alter('mf-search', version, renaming('mf-search.title.companies', 'Companies', 'New companies'))
}
const preview = (...words: string[]) => portal.sildReply<Preview>('preview', `mf-content@${version}`, ...words)
const another = async (context: BrowserContext): Promise<Page> => (await context.browser()!.newContext()).newPage() // Contexts of a test have a browser.

test.describe('on staging', () => {
  test.beforeAll(({ staging }) => publishTo(staging))

  test('a link shows several releases together, says so on every page, and is left by its exit', async ({
    context,
    page,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    const { url } = await preview('--with', `mf-search@${version}`, '--path', '/blog?page=1')
    await page.goto(url)
    await expect(page).toHaveURL(`${portal.url}/blog?page=1`)
    await page.locator('html[data-hydrated]').waitFor()
    await expect(heading(page, 'A new blog')).toBeVisible()
    await expect(banner(page)).toContainText(`mf-content ${version}`)
    await expect(banner(page)).toContainText(`mf-search ${version}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    await page.goto(`${portal.url}/search/companies`)
    await expect(heading(page, 'New companies')).toBeVisible()
    const response = await page.reload()
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const stranger = await another(context)
    await stranger.goto(`${portal.url}/search/companies`)
    await expect(heading(stranger, 'Companies')).toBeVisible()
    await expect(banner(stranger)).toBeHidden()
    await stranger.context().close()

    await banner(page).getByRole('link', { name: 'Leave the preview' }).click()
    await expect(page).toHaveURL(`${portal.url}/search/companies`)
    await expect(heading(page, 'Companies')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect(complaints).toEqual([])
  })

  test('its details show who built what and its figures, and share it', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { url } = await preview('--path', '/blog')
    await page.goto(url)
    await page.locator('html[data-hydrated]').waitFor()
    await banner(page).getByRole('button', { name: 'Details' }).click()
    const details = page.getByRole('region', { name: 'About this preview' })
    const content = details.getByRole('listitem').filter({ hasText: 'mf-content' })
    await expect(content).toContainText(version)
    await expect(content).toContainText(/Scripts [1-9]\d* kB/)
    await expect(details.getByRole('listitem').filter({ hasText: 'shell' })).toContainText(/Scripts [1-9]\d* kB/)
    await expect(details.getByText(/^Layout shift 0\.0/)).toBeVisible()
    await details.getByRole('button', { name: 'Check accessibility' }).click()
    await expect(details.getByText('axe has found nothing')).toBeVisible()
    await page.evaluate(() => document.querySelector('main img, main a, h1')?.setAttribute('role', 'nonsense'))
    await details.getByRole('button', { name: 'Check accessibility' }).click()
    await expect(details.getByText(/axe has found \d+ problem/)).toBeVisible()

    await details.getByRole('button', { name: 'Copy the link to this page' }).click()
    await expect(page.getByText('The link is in the clipboard')).toBeVisible()
    const colleague = await another(context)
    await colleague.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(colleague).toHaveURL(`${portal.url}/blog`)
    await expect(heading(colleague, 'A new blog')).toBeVisible()
    await colleague.context().close()
  })

  test('an admin goes on to another release of an app, at the same page', async ({ page }) => {
    const { url } = await preview('--path', '/blog')
    await page.goto(url)
    await signIn(page, accountOf('admin'), `${portal.url}/sign-in?redirectedFrom=/blog`)
    await expect(heading(page, 'A new blog')).toBeVisible()
    await banner(page).getByRole('button', { name: 'Details' }).click()
    const choice = page.getByRole('combobox', { name: 'Release of mf-content' })
    const other = await choice.locator('option', { hasNotText: version }).first().getAttribute('value')
    await choice.selectOption(other)
    await expect(heading(page, 'Blog')).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/blog`)
    await expect(banner(page)).toBeVisible()
  })

  test('devtools of Module Federation see the releases that a preview is made of', async ({ page }) => {
    const { url } = await preview('--path', '/blog')
    await page.goto(url)
    await page.locator('html[data-hydrated]').waitFor()
    const seen = (): Promise<object> =>
      page.evaluate(() => (Reflect.get(globalThis, '__FEDERATION__') as { moduleInfo: object }).moduleInfo)
    const address = expect.stringMatching(/\/a\/mf-content\/[a-f0-9]{16}\/mf-manifest\.json$/)
    await expect.poll(seen).toMatchObject({
      shell: { remoteEntry: 'shell.js', remotesInfo: { 'mf-content': { matchedVersion: address } } },
      'mf-content': { version: address, remoteEntry: 'remoteEntry.js', modules: [{ modulePath: './remote' }] },
    })
  })

  test('a broken link says why, and leads on', async ({ page }) => {
    const bad = async (url: string, reason: string, onTo = '/'): Promise<void> => {
      await page.goto(url)
      await expect(heading(page, reason)).toBeVisible()
      await page.getByRole('link', { name: 'Go on to Sild without the preview' }).click()
      await expect(page).toHaveURL(portal.url + onTo)
      await expect(banner(page)).toBeHidden()
    }
    const { previewGuid, url } = await preview()
    await bad(changed(url, { path: '/chat' }, false), 'This preview link is damaged')
    await bad(changed(url, { exp: 1_750_000_000 }, true), 'This preview link has expired')
    await bad(changed(url, { env: 'production' }, true), 'This preview link is for another environment')
    await page.goto(url)
    await expect(banner(page)).toBeVisible()
    await portal.sildReply('preview', '--revoke', previewGuid)
    await bad(`${portal.url}/blog`, 'This preview link was withdrawn', '/blog')
    await bad(url, 'This preview link was withdrawn')
  })
})

test.describe('on production', () => {
  test.beforeAll(async () => {
    await publishTo(await openRealPortal('production'))
  })
  test.afterAll(() => portal.stop())

  test('a link is for the staff alone', async ({ context, page }) => {
    const { url } = await preview('--path', '/blog')
    await page.goto(changed(url, { env: 'staging' }, true))
    await expect(heading(page, 'This preview link is for another environment')).toBeVisible()

    const member = await another(context)
    await signIn(member, accountOf('customer'), `${portal.url}/sign-in`)
    await member.goto(url)
    await expect(heading(member, 'You have no access to this page')).toBeVisible()
    await member.goto(`${portal.url}/blog`)
    await expect(heading(member, 'Blog')).toBeVisible()
    await member.context().close()

    await page.goto(url)
    await expect(page).toHaveURL(/\/sign-in\?redirectedFrom=/)
    await signIn(page, accountOf('support'), page.url())
    await page.getByRole('button', { name: 'Open the preview' }).click()
    await expect(page).toHaveURL(`${portal.url}/blog`)
    await expect(heading(page, 'A new blog')).toBeVisible()
    await expect(banner(page)).toBeVisible()
  })
})
