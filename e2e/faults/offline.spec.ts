import { expect, test } from '@playwright/test'
import { hydrate, hasAppFrame } from '../hydrate.ts'
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
  await expect(
    page.getByText('You are offline. Nothing is lost, please try again when the connection is back'),
  ).toBeVisible()
  await form.expectKept()
  await context.setOffline(false)
  await form.send()
  await form.expectSent()
  await expectOneMail(form)
})

test('a page that is opened offline says so and comes by itself with the connection', async ({ context, page }) => {
  await page.goto(address('/'))
  await hydrate(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})

test('an offline member sees a banner, and no longer once the connection is back', async ({ context, page }) => {
  await signIn(page, accountOf('customer'))
  const isLive = page.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok())
  await page.goto(address('/chat'))
  await isLive
  await hasAppFrame(page)
  await context.setOffline(true)
  const banner = page.getByText('You are offline. This is as it was on')
  await expect(banner).toBeVisible()
  // Nor later, when the stream is known to be lost.
  await expect(page.getByText('The connection was lost. Reconnecting…')).toHaveCount(0)
  await context.setOffline(false)
  await expect(banner).toBeHidden({ timeout: 15_000 })
  await expect(page.getByText('The connection was lost. Reconnecting…')).toBeHidden({ timeout: 15_000 })
})
