import { expect, test } from '@playwright/test'
import { comeAlive, hasAppFrame } from '../come-alive.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'
import { expectOneMail, fillContactForm } from './contact-form.ts'

test('a form that is sent offline says so, keeps what was typed and is sent once by the next try', async ({
  context,
  page,
}) => {
  const form = await fillContactForm(page)
  await context.setOffline(true)
  await form.send()
  await expect(page.getByText('You seem to be offline. Nothing is lost, please try again')).toBeVisible()
  await form.expectKept()
  await context.setOffline(false)
  await form.send()
  await form.expectSent()
  await expectOneMail(form)
})

test('a page that is opened offline says so and comes by itself with the connection', async ({ context, page }) => {
  await page.goto(address('/'))
  await comeAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'Sild cannot be reached' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})

test('a member who loses the connection is told so, and told no more when it is back', async ({ context, page }) => {
  await signIn(page, accountOf('customer'))
  const isLive = page.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok())
  await page.goto(address('/chat'))
  await isLive
  await hasAppFrame(page)
  await context.setOffline(true)
  await expect(
    page.getByText(/^(?:The connection was lost\. Reconnecting…|You are offline\. This is as it was)/),
  ).toBeVisible({ timeout: 15_000 })
  await context.setOffline(false)
  await expect(
    page.getByText(/^(?:The connection was lost\. Reconnecting…|You are offline\. This is as it was)/),
  ).toBeHidden({ timeout: 15_000 })
})
