import { randomUUID } from 'node:crypto'
import { paths } from '@sild/paths'
import { expect, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { linkFromMail } from '../mailbox.ts'
import { tabTo } from './keyboard.ts'
import { address, auditEntry, createCompany, lastOfAddress, sendAppeal, signIn, signUp } from './steps.ts'

test('a suspended member gets a mail, appeals without signing in, and is restored by a second agent', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const member = { email: `suspended-${mark}@sild.test`, password: `Bridge-${mark}` }
  const statement = `Forty companies got the same offer within an hour. ${mark}`
  const reason = `It was one answer to each project, as agreed. ${mark}`
  const newPage = async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const [staff, colleague] = await Promise.all([newPage(), newPage()])
  await page.goto(address('/get-started'))
  await signUp(page, member.email, member.password)
  await createCompany(page, `Suspended ${mark} OÜ`)
  await Promise.all([
    signIn(staff, accountOf('support'), '/sign-in?redirectedFrom=/backoffice/users'),
    signIn(colleague, accountOf('admin'), '/sign-in?redirectedFrom=/backoffice/appeals'),
  ])

  const userGuid = await test.step('support finds the member and suspends them, with the keyboard', async () => {
    await tabTo(staff, staff.getByRole('searchbox', { name: 'Email address or user id' }))
    await staff.keyboard.insertText(member.email)
    await staff.keyboard.press('Enter')
    const found = staff.getByRole('link', { name: member.email, exact: true })
    await expect(found).toBeVisible()
    await tabTo(staff, found)
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('heading', { level: 1, name: member.email })).toBeVisible()
    await tabTo(staff, staff.getByRole('button', { name: 'Suspend', exact: true }))
    await staff.keyboard.press('Enter')
    const dialog = staff.getByRole('dialog', { name: `Suspend ${member.email}` })
    await expect(dialog).toBeVisible()
    await tabTo(staff, dialog.getByRole('button', { name: 'Suspend', exact: true }))
    await staff.keyboard.press('Enter')
    await expect(dialog.getByLabel('Statement of reasons')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Unwanted mass messages or offers').check()
    await dialog.getByLabel('Statement of reasons').fill(statement)
    await dialog.getByLabel('Statement of reasons').focus()
    await tabTo(staff, dialog.getByRole('button', { name: 'Suspend', exact: true }))
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('The account is suspended')).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Take back' })).toBeVisible()
    return lastOfAddress(staff)
  })

  await test.step('the member is signed out, and signing in leads to the reasons', async () => {
    await page.goto(address(paths.account()))
    await expect(page).toHaveURL(/\/sign-in/)
    await hydrate(page)
    await page.getByLabel('Email address').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Read why, and appeal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible()
  })

  await test.step('the mail leads there too, and the member appeals with the keyboard', async () => {
    await page.goto(await linkFromMail(member.email, '/suspension/'))
    const reasons = page.getByRole('region', { name: 'Why' })
    await expect(reasons).toContainText(statement)
    await expect(reasons).toContainText('Unwanted mass messages or offers')
    await sendAppeal(page, reason)
  })

  const appealGuid = await test.step('a second agent restores the member', async () => {
    const appeal = colleague.getByRole('listitem').filter({ hasText: reason }).getByRole('link')
    await expect(appeal).toBeVisible()
    await appeal.click()
    await expect(colleague.getByText(accountOf('support').email)).toBeVisible()
    await expect(colleague.getByText(statement)).toBeVisible()
    await colleague.getByLabel('No, undo it').check()
    await colleague.getByLabel('Reason').fill('Each project was answered once.')
    await colleague.getByRole('button', { name: 'Answer' }).click()
    await expect(colleague.getByText('Overturned')).toBeVisible()
    return lastOfAddress(colleague)
  })

  await test.step('the link says so, and the member signs in again', async () => {
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Each project was answered once.')).toBeVisible({ timeout: 1500 })
    }).toPass()
    await page.getByRole('link', { name: 'Sign in' }).last().click()
    await signIn(page, member)
  })

  await test.step('the audit log has both decisions, and who made them', async () => {
    const suspended = await auditEntry(colleague, userGuid, 'Suspended an account')
    await expect(suspended).toContainText(accountOf('support').email)
    await expect(await auditEntry(colleague, appealGuid, 'Answered an appeal')).toContainText('turned')
  })
})
