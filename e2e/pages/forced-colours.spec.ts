import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

/** Current items that look like others. */
const unmarked = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const looksOf = (element: Element): string =>
      JSON.stringify(
        [element, ...element.querySelectorAll('*')].map((part) => {
          const style = getComputedStyle(part)
          const ground = style.backgroundColor === 'rgba(0, 0, 0, 0)' ? canvas : style.backgroundColor
          const borders = ['top', 'left', 'bottom'].map((side) =>
            style.getPropertyValue(`border-${side}-width`) === '0px'
              ? null
              : style.getPropertyValue(`border-${side}-color`),
          )
          return [style.color, style.fontWeight, style.textDecorationLine, style.content, ground, ...borders]
        }),
      )
    const isMarked = (current: Element): boolean => {
      const as = current.getAttribute('aria-current') ?? ''
      const looks = looksOf(current)
      current.removeAttribute('aria-current')
      const others = looksOf(current)
      current.setAttribute('aria-current', as)
      return looks !== others
    }
    return [...document.querySelectorAll('[aria-current]')]
      .filter((element) => element.getClientRects().length > 0 && !isMarked(element))
      .map((element) => element.textContent)
  })

const pagesOf: Record<'customer' | 'admin', { path: string; link?: string }[]> = {
  customer: [
    { path: '/chat', link: 'main li a[href*="chat="]' },
    { path: '/my-publications/my-projects' },
    { path: '/get-started/create-project' },
    { path: '/search?searchType=offers&country=EE' },
  ],
  admin: [{ path: '/backoffice/moderation', link: 'main li a[href*="/moderation/"]' }],
}

for (const visitor of ['customer', 'admin'] as const)
  test(`the current item is marked for a ${visitor} with forced colours`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1244, height: 900 },
      forcedColors: 'active',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page, accountOf(visitor))
    for (const { path, link } of pagesOf[visitor]) {
      await page.goto(address(path))
      await hydrate(page)
      if (link) {
        await page.locator(link).first().click()
        await page.locator(`${link}[aria-current]`).waitFor()
      }
      expect.soft(await unmarked(page), path).toEqual([])
    }
    await context.close()
  })
