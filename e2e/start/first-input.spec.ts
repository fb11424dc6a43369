import { expect, type Page, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

/** `FIRST_INPUTS=200` for the figure of docs/performance.md. */
const tries = Number(process.env['FIRST_INPUTS'] ?? 12)
/** From the first sight of a page on, on this phone, until after it is alive. */
const longestMs = 4000
const slowPhone = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

async function onSlowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowPhone)
}
/** Where the page is on its way is left to chance; the same numbers of tries are spread over all of it. */
const momentOf = (attempt: number): number => (longestMs * (attempt + Math.random())) / tries
const alive = (page: Page) => page.locator('html[data-hydrated]').waitFor()
/** The notification for a guest who tries an action for members. */
const signInPrompt = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Sign in' })
const favourite = (page: Page) => page.getByRole('main').getByRole('button', { name: /favourite/i })

const inputs = [
  {
    kind: 'typing',
    path: '/contact-us',
    seen: (page: Page) => page.getByLabel('Your name'),
    act: async (page: Page) => {
      await page.getByLabel('Your name').focus()
      await page.keyboard.type('Mari Maasikas', { delay: 15 })
    },
    isKept: (page: Page) => expect(page.getByLabel('Your name')).toHaveValue('Mari Maasikas'),
  },
  {
    kind: 'a press',
    path: '/search?searchType=tasks',
    seen: (page: Page) => favourite(page).nth(1),
    act: (page: Page) => favourite(page).nth(1).click({ noWaitAfter: true }),
    isKept: (page: Page) => expect(signInPrompt(page)).toHaveCount(1),
  },
  {
    kind: 'a key',
    path: '/search?searchType=tasks',
    seen: (page: Page) => favourite(page).first(),
    act: async (page: Page) => {
      await favourite(page).first().focus()
      await page.keyboard.press('Enter')
    },
    isKept: (page: Page) => expect(signInPrompt(page)).toHaveCount(1),
  },
]

for (const { act, isKept, kind, path, seen } of inputs)
  test(`${kind} at any moment of loading is kept, on a slow phone`, async ({ browser }) => {
    const ofKind = Math.ceil(tries / inputs.length)
    test.setTimeout(ofKind * 30_000) // Each page loads on the slow phone.
    for (let attempt = 0; attempt < ofKind; attempt += 1) {
      // Nothing is in its cache.
      const page = await browser.newPage()
      await onSlowPhone(page)
      await page.goto(address(path), { waitUntil: 'commit' })
      await seen(page).waitFor()
      await page.waitForTimeout(momentOf(attempt * inputs.length))
      await act(page)
      await alive(page)
      await isKept(page)
      await page.close()
    }
    console.log(`${kind}: ${ofKind} of ${ofKind} kept`)
  })
