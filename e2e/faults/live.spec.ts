import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { accountOf, installation } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'
import { kill } from './processes.ts'

const eventStream = '**/api/events'

async function openChat(page: Page): Promise<void> {
  await page.goto(address('/chat'))
  await page
    .getByRole('list')
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click()
  await expect(page.getByRole('log')).toBeVisible()
}
async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText(text)).toBeVisible()
}
const isReady = () =>
  fetch(`${installation().url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('a chat shows messages from the time of a broken stream, also after a restart of its BFF', async ({
  browser,
  page,
}) => {
  const writer = await (await browser.newContext()).newPage()
  await signIn(page, accountOf('provider'))
  await signIn(writer, accountOf('provider'))
  await openChat(page)
  await writer.goto(page.url())
  const heard = `Heard at once ${randomUUID()}`
  await say(writer, heard)
  await expect(page.getByRole('log').getByText(heard)).toBeVisible()

  await page.route(eventStream, (route) => route.abort())
  kill('bff')
  await expect.poll(isReady).toBe(true)
  const missed = `Said meanwhile ${randomUUID()}`
  await say(writer, missed)
  await expect(page.getByRole('log').getByText(missed)).toBeHidden()
  await page.unroute(eventStream)
  // Instead of waiting for the next attempt.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('log').getByText(missed)).toBeVisible({ timeout: 10_000 })
})
