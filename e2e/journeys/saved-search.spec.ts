import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { linkFromMail } from '../mailbox.ts'
import { address, createCompany, publishProject, signIn, signUp } from './steps.ts'

test('a user with a saved search is notified in the portal and by mail, and responds', async ({ page, browser }) => {
  test.slow()
  const mark = `Q${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const waiting = { email: `${randomUUID().slice(0, 8)}@sild.test`, password: 'ootan-uut-tood-2026' }
  const name = `Shop front ${mark}`

  await test.step('nothing is found, so the search is saved', async () => {
    await page.goto(address('/get-started'))
    await signUp(page, waiting.email, waiting.password)
    await createCompany(page, `Ootaja ${mark} OÜ`)
    await page.goto(address(`/search?searchType=tasks&query=${mark}`))
    await page.getByRole('button', { name: 'Notify me of new results' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await expect(dialog.getByLabel('Name')).toHaveValue(mark)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Saved searches' }).first().click()
    await expect(page.getByText('Nothing new in the past 30 days')).toBeVisible()
  })
  await test.step('a company publishes it, and a moderator approves', async () => {
    const customer = await (await browser.newContext()).newPage()
    await signIn(customer, accountOf('customer'))
    await customer.goto(address('/get-started/create-project'))
    await publishProject(customer, { name, description: 'We sell oak furniture and need a shop front.' })
    const moderator = await (await browser.newContext()).newPage()
    await signIn(moderator, accountOf('moderator'), '/sign-in?redirectedFrom=/backoffice/moderation')
    await moderator.getByRole('link', { name }).click()
    await moderator.getByRole('button', { name: 'Approve' }).click()
    await expect(moderator.getByRole('button', { name: 'Undo' })).toBeVisible()
  })
  await test.step('the mail and the bell lead to it', async () => {
    await page.goto(address('/notifications'))
    await expect(page.getByRole('link', { name: `fits your search “${mark}”` })).toBeVisible({ timeout: 30_000 })
    const link = await linkFromMail(waiting.email, '/search/project/')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
  await test.step('the user responds, and finds the response among the hits', async () => {
    await page.getByRole('button', { name: 'Respond' }).click()
    await page.getByRole('dialog').getByLabel('Message').fill('We have waited for this.')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log')).toContainText('We have waited for this.')
    await page.goto(address('/account/searches'))
    await expect(page.getByText('1 new in the past 30 days')).toBeVisible()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
})
