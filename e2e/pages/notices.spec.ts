import { expect, type Locator, test } from '@playwright/test'
import { hasAppFrame } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) throw new Error('Both are there, or there is nothing to cover.')
  const isApart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y
  expect(isApart, JSON.stringify([first, second])).toBe(true)
}

for (const width of [376, 1244])
  test(`no notice covers the button that sends a message, nor an unsent one, ${width} px wide`, async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, accountOf('customer'))
    const isLive = page.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok())
    await page.goto(address('/chat'))
    await isLive
    await hasAppFrame(page)
    await page.locator('main li a[href*="chat="]').first().click()
    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toBeVisible()
    await context.setOffline(true)
    const banner = page.getByText('You are offline. This is as it was on')
    await expect(banner).toBeVisible()
    await page.getByRole('button', { name: 'Favourite' }).click()
    const notice = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('You are offline. Nothing is lost, please try again when the connection is back')
    await expect(notice).toBeVisible()
    await expectApart(page.locator('[role="status"]', { has: banner }), send)
    await expectApart(page.getByRole('region', { name: 'Notifications' }), send)
    await page.getByRole('textbox', { name: 'Message' }).fill('It does not go out')
    await send.click()
    const unsent = page.locator('[data-state="waiting"], [data-state="failed"]')
    await expect(unsent).toBeVisible()
    await expectApart(page.locator('[role="status"]', { has: banner }), unsent)
  })
