import { expect, test } from '@playwright/test'
import { comeAlive } from '../come-alive.ts'
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
    await comeAlive(page)
    await page.getByRole('region', { name: 'Chats' }).getByRole('listitem').getByRole('link').first().click()
    const words = `Hello ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Message', { exact: true }).fill(words)
    await page.keyboard.press('Enter')
    const message = page.getByRole('region', { name: 'Chat', exact: true }).getByText(words)
    await expect(message).toBeVisible()
    await page.route('**/api/**/favorite*', (route) => route.abort())
    await page.getByRole('button', { name: 'Favourite', exact: true }).click()
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' })
    await expect(notice).toBeVisible()
    const covered = await message.evaluate((element) => {
      const { bottom, left, right, top } = element.getBoundingClientRect()
      return [left + 1, right - 1]
        .flatMap((x) => [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)))
        .some((seen) => !seen || !(element.contains(seen) || seen.contains(element)))
    })
    expect(covered).toBe(false)
  })
