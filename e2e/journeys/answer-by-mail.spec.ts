import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { accountOf, installation } from '../installation.ts'
import { address, createCompany, signIn, signUp } from './steps.ts'

interface Caught {
  id: string
  replyTo: string | null
  text: string
}

test('an answer to the mail of a message appears in the chat', async ({ page, browser }) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const question = `When could you start? ${mark}`
  const answer = `On Friday, ${mark}.`
  const customer = accountOf('customer')
  // A new user: one who got a mail within the last hour would wait for the next.
  const reader = { email: `${mark}@sild.test`, password: 'vastan-kirjaga-2026' }
  const { mailUrl } = installation()
  const mailOfMessage = async (): Promise<Caught | undefined> => {
    const mails = (await (await fetch(`${mailUrl}/api/mails?to=${reader.email}`)).json()) as Caught[]
    return mails.find(({ text }) => text.includes(question))
  }

  await test.step('a provider responds to a project, and leaves', async () => {
    const provider = await (await browser.newContext()).newPage()
    await provider.goto(address('/get-started'))
    await signUp(provider, reader.email, reader.password)
    await createCompany(provider, `Kirjutaja ${mark} OÜ`)
    // The customer's of the demo.
    await provider.goto(address('/search?searchType=tasks&query=Merit%20Aktiva'))
    await provider.getByRole('main').locator('a[href*="/search/project/"]').first().click()
    await provider.getByRole('button', { name: 'Respond' }).click()
    await provider.getByRole('dialog').getByLabel('Message').fill(`We can do it. ${mark}`)
    await provider.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(provider.getByRole('log')).toContainText(mark)
    await provider.context().close()
  })
  await test.step('the customer asks back', async () => {
    await signIn(page, customer)
    await page.goto(address('/chat'))
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(mark) })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Message' }).fill(question)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log')).toContainText(question)
  })
  await test.step('the provider gets a mail, and answers it', async () => {
    await expect.poll(mailOfMessage, { timeout: 60_000 }).toBeTruthy()
    const mail = (await mailOfMessage())!
    expect(mail.replyTo).toMatch(/^reply\+/)
    const mailbox = await (await browser.newContext()).newPage()
    await mailbox.goto(`${mailUrl}/mails/${mail.id}`)
    await mailbox.getByLabel(`Reply as ${reader.email}`).fill(answer)
    await mailbox.getByRole('button', { name: 'Send reply' }).click()
    await expect(mailbox.getByRole('status')).toContainText('250')
  })
  await test.step('the answer appears in the open chat, without what it quotes', async () => {
    await expect(page.getByRole('log').getByText(answer)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('log').getByText('wrote:')).toHaveCount(0)
  })
})
