import { expect, test } from '@playwright/test'
import { address } from '../journeys/steps.ts'

test('a form that is sent before the page is alive puts nothing into the address, and works then', async ({ page }) => {
  const alive = Promise.withResolvers<void>()
  await page.route('**/a/shell/**/shell.js', async (route) => {
    await alive.promise
    await route.continue()
  })
  await page.goto(address('/sign-in'), { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill('a secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(address('/sign-in'))
  alive.resolve()
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert', { name: 'Please check these fields' })).toBeVisible()
})
