import { expect, type Page, test } from '@playwright/test'
import { generateSync } from 'otplib'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from './steps.ts'

/** The form of signing in, filled in; what follows is the test's. */
async function knock(page: Page, { email, password }: ReturnType<typeof accountOf>): Promise<void> {
  await page.goto(address('/sign-in'))
  await hydrate(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('support sets two-step sign-in up by a code to scan, signs in with it, and turns it off', async ({ browser }) => {
  const support = accountOf('support')
  const page = await (await browser.newContext()).newPage()
  await signIn(page, support)
  await page.goto(address('/account/settings'))
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByLabel('Current password').fill(support.password)
  await section.getByRole('button', { name: 'Set up' }).click()
  await expect(section.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  const uri = await section.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href')
  const secret = new URL(uri!).searchParams.get('secret')!
  const epoch = Math.floor(Date.now() / 1000)
  await section.getByLabel('Code from your app').fill(generateSync({ secret, epoch }))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByText('10 recovery codes are left')).toBeVisible()
  const recoveryCode = await section.getByRole('listitem').first().textContent()

  const elsewhere = await (await browser.newContext()).newPage()
  await knock(elsewhere, support)
  const code = elsewhere.getByLabel('Code from your app or a recovery code')
  await code.fill('000000')
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('alert')).toContainText('Wrong code, please try again')
  // None is good twice, and the next one is as good as the present one.
  await code.fill(generateSync({ secret, epoch: epoch + 30 }))
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere).not.toHaveURL(/\/sign-in/)

  await elsewhere.goto(address('/account/settings'))
  const settings = elsewhere.getByRole('region', { name: 'Two-step sign-in' })
  await settings.getByLabel('Current password').fill(support.password)
  await settings.getByLabel('Code from your app or a recovery code').fill(recoveryCode!)
  await settings.getByRole('button', { name: 'Turn off' }).click()
  await expect(elsewhere.getByText('Two-step sign-in is turned off')).toBeVisible()
  for (const one of [page, elsewhere]) await one.context().close()
})
