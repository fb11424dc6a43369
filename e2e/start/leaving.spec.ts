import { chromium, expect, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

test('nothing on a page keeps the browser from restoring it', async () => {
  // Playwright turns that off, for the sake of its own interceptions.
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  /** Why the page came again, but for what has to do with a browser without a window. */
  const reasons = async (before: string): Promise<string[]> => {
    const told = new Promise<string[]>((resolve) => {
      devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.flatMap(({ reason, type }) => (type === 'Circumstantial' ? [] : [reason]))),
      )
    })
    await page.goto(address('/blog'))
    await page.evaluate(before)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    // In a turn of its own: the answer to what navigates away may be lost with its page.
    await page.evaluate(() => void setTimeout(() => history.back()))
    return told
  }
  try {
    expect(await reasons('')).toEqual([])
    expect(await reasons("addEventListener('unload', () => undefined)")).not.toEqual([])
  } finally {
    await browser.close()
  }
})

test('the document of a link under the pointer is prefetched, and that of a link with an effect is not', async ({
  page,
}) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname)
  })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(address('/blog'))
  const rules = page.locator('script[type=speculationrules]')
  await expect(rules).toHaveCount(1)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: /^Eesti/ }).hover()
  await page.waitForTimeout(400)
  await footer.getByRole('link', { name: 'Events' }).hover()
  await expect.poll(() => ahead).toEqual(['/events'])
  expect(complaints).toEqual([])
  // A page that is alive loads no documents.
  await page.evaluate('sildPage.start()')
  await expect(rules).toHaveCount(0)
})

test('nothing is prefetched for a browser that saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(address('/blog'))
  await page.getByRole('dialog', { name: 'Cookies' }).waitFor()
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})

test('the view of a guest counts without a framework', async ({ page }) => {
  await page.goto(address('/search?searchType=tasks'))
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/publication/viewed'))
  await page.goto(address((await page.locator('main li h2 a').first().getAttribute('href')) ?? ''))
  expect((await counted).status()).toBe(200)
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
})
