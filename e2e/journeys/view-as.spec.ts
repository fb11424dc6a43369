import { expect, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, navigate, signIn } from './steps.ts'

test('support impersonates a member, who sees it in the settings, and changes nothing', async ({ page, browser }) => {
  test.slow()
  const { email, password } = accountOf('provider')
  const staff = await (await browser.newContext()).newPage()
  const latest = page.getByRole('region', { name: 'When our staff saw Sild as you' }).getByRole('listitem').first()

  await test.step('support finds the account, says why and sees Sild as the member does', async () => {
    await signIn(staff, accountOf('support'), '/sign-in?redirectedFrom=/backoffice/users')
    await staff.getByRole('searchbox', { name: 'Email address or user id' }).fill(email)
    await staff.getByRole('searchbox', { name: 'Email address or user id' }).press('Enter')
    await staff.getByRole('link', { name: email, exact: true }).click()
    await staff.getByLabel('They asked us for help').check()
    await staff.getByRole('button', { name: 'See Sild as this user' }).click()
    await expect(staff.getByText(`You see Sild as ${email}`)).toBeVisible()
    await staff.goto(address('/account/settings'))
    await expect(staff.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
    await expect(staff.getByText(`You see Sild as ${email}`)).toBeVisible()
  })

  await test.step('nothing can be changed, and chats are closed', async () => {
    const mailing = staff.getByRole('region', { name: 'Emails' })
    await mailing.getByRole('checkbox').first().click()
    await mailing.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('You are viewing Sild as another user.').first()).toBeVisible()
    await navigate(staff, '/chat')
    await expect(staff.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
    await expect(staff.getByText('This is private: staff who view Sild as a member')).toBeVisible()
  })

  await test.step('the member sees the impersonation', async () => {
    await signIn(page, { email, password })
    await page.goto(address('/account/settings'))
    await expect(latest).toContainText('Because you asked us for help')
    await expect(latest).toContainText('Now')
  })

  await test.step('support ends it and returns to the account, as themselves', async () => {
    await staff.getByRole('button', { name: 'Back to my account' }).click()
    await expect(staff).toHaveURL(/\/backoffice\/users\//)
    await expect(staff.getByRole('heading', { level: 1, name: email })).toBeVisible()
    await expect(staff.getByText(`You see Sild as ${email}`)).toHaveCount(0)
    await page.reload()
    await expect(latest).toContainText('Because you asked us for help')
    await expect(latest).not.toContainText('Now')
  })

  await test.step('the audit log has its beginning and its end', async () => {
    const admin = await (await browser.newContext()).newPage()
    await signIn(admin, accountOf('admin'), '/sign-in?redirectedFrom=/backoffice/audit')
    await expect(admin.getByRole('listitem').filter({ hasText: 'Began to see Sild as a user' }).first()).toBeVisible()
    await expect(admin.getByRole('listitem').filter({ hasText: 'Stopped seeing Sild as a user' }).first()).toBeVisible()
  })
})
