import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { address } from '../journeys/steps.ts'

// The question about cookies would lie over the footer.
test.beforeEach(({ context }) => context.addCookies([{ name: 'sild-consent', value: 'necessary', url: address('/') }]))

const show = async (page: Page, path: string): Promise<void> => {
  await page.goto(address(path))
  await hydrate(page)
}
const footer = (page: Page) => page.getByRole('contentinfo')
const regionsOf = (place: Locator) => place.getByRole('group', { name: /^(Region|Piirkond|Région)$/ })
const languagesOf = (place: Locator) =>
  place.locator('a[hreflang]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))

test.describe('an ordinary browser', () => {
  test('belongs to Estonia, reaches every language in two steps, and stays on its page', async ({ page }) => {
    await show(page, '/help-center')
    await expect.poll(() => languagesOf(footer(page))).toEqual(['en', 'et'])

    const banner = page.getByRole('banner')
    await banner.locator('summary').click()
    await regionsOf(banner).getByRole('button', { name: 'France' }).click()
    await banner.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(address('/fr/help-center'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(regionsOf(footer(page)).getByRole('button', { name: 'France', pressed: true })).toBeVisible()

    await show(page, '/blog')
    await expect.poll(() => languagesOf(footer(page))).toEqual(['en', 'fr'])
  })

  test('is redirected to the page in English by a region without its language', async ({ page }) => {
    await show(page, '/et/search?searchType=experts')
    await regionsOf(footer(page)).getByRole('link', { name: 'Muud riigid' }).click()
    await expect(page).toHaveURL(address('/search?searchType=experts'))
    await expect.poll(() => languagesOf(footer(page))).toEqual(['en'])
    // Every language stays at its address, and its pages are marked with it.
    await show(page, '/fr')
    await expect.poll(() => languagesOf(footer(page))).toEqual(['en', 'fr'])
  })

  test('gets the same page for every region it chose, and hydrates it without an error', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await show(page, '/')
    const text = async () => (await (await page.request.get(address('/'))).text()).replaceAll(/nonce="[^"]+"/g, '')
    const before = await text()
    await regionsOf(footer(page)).getByRole('button', { name: 'Other countries' }).click()
    await page.reload()
    await expect.poll(() => languagesOf(footer(page))).toEqual(['en'])
    expect(await text()).toBe(before)
    expect(complaints).toEqual([])
  })
})

test.describe('a browser from France', () => {
  test.use({ locale: 'fr-FR' })
  test('is offered French beside English', async ({ page }) => {
    await show(page, '/')
    await expect.poll(() => languagesOf(footer(page))).toEqual(['en', 'fr'])
  })
})

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('is offered every language and no choice of a region', async ({ page }) => {
    await page.goto(address('/'))
    expect(await languagesOf(footer(page))).toEqual(['en', 'et', 'fr'])
    await expect(regionsOf(footer(page))).toBeHidden()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the menu of languages is accessible when it is open, in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [1244, 376]) {
      await page.setViewportSize({ width, height: 900 })
      await show(page, '/fr')
      await page.getByRole('banner').locator('summary').click()
      const { violations } = await new AxeBuilder({ page })
        .include('header')
        .include('footer')
        .setLegacyMode()
        .analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  })
