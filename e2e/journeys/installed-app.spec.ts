import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, signIn } from './steps.ts'

/** The service worker has the page that is shown, with all that it is made of. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const kept = await caches.match(location.href.replace(/#.*/, ''), { cacheName: 'sild-pages' })
    // Prefetched files belong to pages that are not open.
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ initiatorType, name }) => initiatorType !== 'fetch' && new URL(name).pathname.startsWith('/a/'),
    )
    const missing = await Promise.all(
      files.map(async ({ name }) => !(await caches.match(name, { cacheName: 'sild-files' }))),
    )
    return Boolean(kept && navigator.serviceWorker.controller) && !missing.includes(true)
  })
const cachedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (!new URL(request.url).pathname.startsWith('/a/'))
          parts.push(name, request.url, (await (await caches.match(request, { cacheName: name }))?.text()) ?? '')
    return parts.join('\n')
  })

test('read chats stay readable offline, and a message written then is sent once', async ({
  browser,
  context,
  page,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const provider = accountOf('provider')
  const log = page.getByRole('log')

  await test.step('a provider opens a chat, and the browser stores it', async () => {
    await signIn(page, provider)
    await page.goto(address('/chat'))
    await page.locator('a[href*="chat="]').first().click()
    await expect(log.getByRole('article').first()).toBeVisible()
    await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true)
  })
  const said = await log.getByRole('article').first().innerText()
  await context.setOffline(true)
  await test.step('without a connection the chat is there, and says how old it is', async () => {
    await page.reload()
    await expect(log).toContainText(said.split('\n')[0]!)
    await expect(page.getByText(/You are offline\. This is as it was on/)).toBeVisible()
  })
  await test.step('a page that was never opened says so in its language', async () => {
    const other = await context.newPage()
    await other.goto(address('/et/news'))
    await expect(other.getByRole('heading', { name: 'Ühendus puudub' })).toBeVisible()
    await other.close()
  })
  await test.step('a message waits for the connection', async () => {
    await page.getByLabel('Message', { exact: true }).fill(`Written on a train ${mark}`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log.getByText('Waits for the connection')).toBeVisible()
  })
  await test.step('with the connection it is sent, once', async () => {
    await context.setOffline(false)
    await expect(page.getByText('What you wrote offline was sent')).toBeVisible()
    await expect(page.getByText(/This is as it was on/)).toHaveCount(0)
    await page.reload()
    await expect(log.getByText(`Written on a train ${mark}`)).toHaveCount(1)
    const again = await (await browser.newContext()).newPage()
    await signIn(again, provider)
    await again.goto(page.url())
    await expect(again.getByRole('log').getByText(`Written on a train ${mark}`)).toHaveCount(1)
    await again.context().close()
  })
  await test.step('after signing out nothing of the member is stored', async () => {
    await expect.poll(() => cachedText(page)).toContain(provider.email)
    await expect.poll(() => cachedText(page)).toContain(mark)
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).not.toHaveURL(/\/account/)
    await expect.poll(() => cachedText(page)).not.toContain(mark)
    expect(await cachedText(page)).not.toContain(provider.email)
  })
})
