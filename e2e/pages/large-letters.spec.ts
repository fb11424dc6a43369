import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

const pagesOf = {
  customer: ['/', '/search?searchType=offers', '/my-publications/my-projects', '/get-started/create-project', '/chat'],
  admin: ['/backoffice/moderation', '/backoffice/operations'],
}

/** Pixels by which the page is wider than its window. */
const overflowOfLargeLetters = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

for (const visitor of ['customer', 'admin'] as const)
  test(`doubled letters push nothing out of the window of a ${visitor}`, async ({ page }) => {
    await page.setViewportSize({ width: 1244, height: 900 })
    await signIn(page, accountOf(visitor))
    for (const path of pagesOf[visitor]) {
      await page.goto(address(path))
      await hydrate(page)
      const overflow = await overflowOfLargeLetters(page)
      expect.soft(overflow, `${path} scrolls sideways`).toBe(0)
    }
  })

test('doubled letters push nothing of a gallery and no footer out of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 376, height: 800 })
  await signIn(page, accountOf('provider'))
  await page.goto(address('/fr/account/my-company/gallery'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await overflowOfLargeLetters(page)).toBe(0)
})

test('doubled letters push no company of the results out of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 376, height: 800 })
  await page.goto(address('/fr/search/companies'))
  await hydrate(page)
  expect(await overflowOfLargeLetters(page)).toBe(0)
})

test('doubled letters leave the menu of a guest on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 376, height: 800 })
  await page.goto(address('/fr'))
  await hydrate(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('banner').locator('summary')).toBeInViewport({ ratio: 1 })
})

test('names without a space push nothing out of the window', async ({ page }) => {
  for (const [path, names] of [
    ['/search?searchType=tasks', 'main li :is(h2 a, div + p)'],
    ['/search/companies', 'main li :is(h2 a, div + p)'],
  ] as const)
    for (const width of [1244, 376]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address(path))
      await hydrate(page)
      const overflow = await page.evaluate((selector) => {
        for (const name of document.querySelectorAll(selector)) name.firstChild!.textContent = 'õ'.repeat(200)
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, names)
      expect.soft(overflow, `${path} scrolls sideways at ${width} px`).toBe(0)
    }
})

test('the name of an attached file leaves its button inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 376, height: 700 })
  await signIn(page, accountOf('customer'))
  await page.goto(address('/chat'))
  await page.locator('main li a[href*="chat="]').first().click()
  const name = `${'õ'.repeat(100)}.txt`
  await page.getByLabel('Attach files').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Tere') })
  const remove = page.getByRole('button', { name: /õ\.txt$/ })
  await expect(remove).toBeInViewport({ ratio: 1 })
  await remove.click()
  await expect(remove).toBeHidden()
})
