import { expect, test } from '@playwright/test'
import { locales } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

for (const { visitor, path, width } of [
  { visitor: 'customer', path: '/chat', width: 1244 },
  { visitor: 'customer', path: '/chat', width: 376 },
  { visitor: 'admin', path: '/backoffice/moderation', width: 376 },
] as const)
  test(`no tab of ${path} is cut off at ${width} px, in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, accountOf(visitor))
    for (const locale of locales) {
      await page.goto(address(localizedPath(path, locale)))
      const row = page
        .locator('main nav')
        .filter({ has: page.locator('[aria-current]') })
        .first()
      await row.waitFor()
      await page.evaluate(() => document.fonts.ready)
      const [shown, needed] = await row.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
      expect.soft(needed, `${locale} at ${width} px`).toBe(shown)
    }
  })
