import { expect, type Page, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

const inkOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

for (const theme of ['dark', 'system'])
  test(`a page of the theme ${theme} is printed dark on light`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('sild.theme', chosen), theme)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(address('/about-us'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await inkOf(page)).toBe('rgb(230, 237, 251)')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await inkOf(page)).toBe('rgb(27, 31, 41)')
  })
