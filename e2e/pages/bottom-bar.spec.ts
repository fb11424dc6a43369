import { expect, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

test.use({ viewport: { width: 376, height: 800 } })

test('the bar at the bottom of a phone shows its words whole in every language', async ({ page }) => {
  await signIn(page, accountOf('provider'))
  for (const language of ['', '/et', '/fr']) {
    await page.goto(address(`${language}/notifications`))
    const words = page.locator('[data-chrome="bottom-navigation"] a > span:last-child')
    await expect(words.first()).toBeVisible()
    const cut = await words.evaluateAll((spans) =>
      spans.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    )
    expect(cut, page.url()).toEqual([])
  }
})
