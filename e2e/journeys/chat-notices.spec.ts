import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from './steps.ts'

const viewports = [
  { width: 376, height: 667 },
  { width: 820, height: 700 },
  { width: 1244, height: 700 },
]

for (const viewport of viewports)
  test(`a notice does not cover the message just sent, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signIn(page, accountOf('provider'))
    await page.goto(address('/chat'))
    await hydrate(page)
    await page.getByRole('region', { name: 'Chats' }).getByRole('list').nth(1).getByRole('link').first().click()
    const words = `Hello ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Message', { exact: true }).fill(words)
    await page.keyboard.press('Enter')
    const message = page.getByRole('log').getByText(words)
    await expect(message).toBeVisible()
    await page.route('**/api/**/favorite*', (route) => route.abort())
    await page.getByRole('button', { name: 'Favourite', exact: true }).click()
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' })
    await expect(notice).toBeVisible()
    const isCovered = () =>
      message.evaluate((element) => {
        const { bottom, left, right, top } = element.getBoundingClientRect()
        const seen = [left + 1, right - 1].flatMap((x) =>
          [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)),
        )
        return seen.some((one) => !one || !(element.contains(one) || one.contains(element)))
      })
    // The log scrolls to the message while it is sent. The notice stays for longer than this waits.
    await expect.poll(isCovered, { timeout: 3000 }).toBe(false)
    await expect(notice).toBeVisible()
  })
