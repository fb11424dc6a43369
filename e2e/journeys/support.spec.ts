import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { linkFromMail } from '../mailbox.ts'
import { hydrate } from '../hydrate.ts'
import { address, auditEntry, lastOfAddress, signIn } from './steps.ts'

test('a member asks for help, the staff answer, and it is closed and rated', async ({ page, browser }) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const title = `The invoice of March is missing ${mark}`
  const staff = await (await browser.newContext()).newPage()

  await test.step('a member who has not confirmed their address writes a ticket with a file', async () => {
    await signIn(page, { email: 'unverified@sild.test', password: 'sild-demo-2026' })
    await page.goto(address('/account/support'))
    await page.getByRole('link', { name: 'New ticket' }).click()
    await page.getByLabel('What is it about?').fill(title)
    await page.getByLabel('Message').fill('Where do I find it?')
    await page.getByLabel(/^Files/).setInputFiles({
      name: 'screen.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('What I see.'),
    })
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send to support' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/You hear from us by/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'screen.txt' })).toBeVisible()
  })

  await test.step('the staff see it in the inbox, note something and answer with a saved answer', async () => {
    await signIn(staff, accountOf('support'), '/sign-in?redirectedFrom=/backoffice/support')
    await staff.getByRole('searchbox', { name: 'Search tickets' }).fill(mark)
    await staff.getByRole('searchbox', { name: 'Search tickets' }).press('Enter')
    await staff.getByRole('link', { name: new RegExp(mark) }).click()
    await expect(staff.getByRole('region', { name: 'Customer' })).toContainText('unverified@sild.test')
    await staff.keyboard.press('c')
    await expect(staff.getByRole('button', { name: 'Release' })).toBeVisible()
    await staff.getByRole('textbox', { name: 'Your answer' }).fill('Looks new here')
    await staff.getByRole('button', { name: 'Save as a note' }).click()
    await expect(staff.getByRole('log')).toContainText('Looks new here')
    await staff.getByLabel('Insert a saved answer').selectOption({ label: 'Anything else?' })
    await staff.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(staff.getByText('Answered, not seen').first()).toBeVisible()
  })

  await test.step('the open page of the member shows the answer by itself, without the note', async () => {
    await expect(page.getByRole('log')).toContainText('we believe that')
    await expect(page.getByText('Looks new here')).toHaveCount(0)
    await page.getByLabel('Your reply').fill('Found it, thank you')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log')).toContainText('Found it, thank you')
    await expect(staff.getByRole('log')).toContainText('Found it, thank you')
  })

  await test.step('an unread answer of the support is notified by the bell and by mail', async () => {
    await page.goto(address('/'))
    await staff.getByRole('textbox', { name: 'Your answer' }).fill('You are welcome')
    await staff.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(staff.getByRole('log')).toContainText('You are welcome')
    await page.goto(address('/notifications'))
    await expect(page.getByRole('link', { name: `Support has answered “${title}”` })).toBeVisible({ timeout: 40_000 })
    await page.getByRole('link', { name: `Support has answered “${title}”` }).click()
    await expect(page.getByRole('log')).toContainText('You are welcome')
  })

  await test.step('the member closes the ticket and rates it', async () => {
    await page.getByRole('button', { name: 'It is settled' }).click()
    await page.getByRole('radio', { name: '5' }).check()
    await page.getByRole('button', { name: 'Rate' }).click()
    await expect(page.getByRole('img', { name: 'You have given 5 out of 5' })).toBeVisible()
    await page.getByRole('link', { name: 'All tickets' }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(staff.getByRole('img', { name: '5 out of 5' })).toBeVisible()
  })

  await test.step('an admin finds the actions of the staff in the audit log', async () => {
    const admin = await (await browser.newContext()).newPage()
    await signIn(admin, accountOf('admin'))
    const ticketGuid = lastOfAddress(staff)
    for (const what of ['Answered a ticket', 'Wrote a note on a ticket', 'Claimed a ticket'])
      await expect(await auditEntry(admin, ticketGuid, what)).toContainText(accountOf('support').email)
  })

  await test.step('a message by the contact form is answered by mail', async () => {
    const email = `${mark}@example.com`
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(address('/contact-us'))
    await hydrate(guest)
    await guest.getByLabel('Your name').fill('Mari Maasikas')
    await guest.getByLabel('Email address').fill(email)
    await guest.getByLabel('Message').fill(`Do you work in Latvia? ${mark}`)
    await guest.getByRole('checkbox', { name: /I agree/ }).check()
    await guest.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(guest.getByText('Thank you, your message is with us')).toBeVisible()
    await staff.goto(address(`/backoffice/support?query=${email}`))
    await staff.getByRole('link', { name: /Do you work in Latvia/ }).click()
    await staff.getByRole('textbox', { name: 'Your answer' }).fill('From next spring on')
    await staff.getByRole('button', { name: 'Send and close' }).click()
    expect(await linkFromMail(email, '/contact-us')).toContain('/contact-us')
  })
})
