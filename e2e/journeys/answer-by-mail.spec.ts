import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { accountOf, installation } from '../installation.ts'
import { address, signIn } from './steps.ts'

interface Caught {
  id: string
  replyTo: string | null
  text: string
  to: string[]
}

test('what somebody answers to the mail of a message stands in the chat', async ({ page, browser }) => {
  // Whoever reads a message within two minutes gets no mail of it.
  test.setTimeout(300_000)
  const mark = randomUUID().slice(0, 8)
  const question = `When could you start? ${mark}`
  const answer = `On Friday, ${mark}.`
  const customer = accountOf('customer')
  const { mailUrl } = installation()
  const mailOfMessage = async (): Promise<Caught | undefined> => {
    const mails = (await (await fetch(`${mailUrl}/api/mails?to=${customer.email}`)).json()) as Caught[]
    return mails.find(({ text }) => text.includes(question))
  }

  await test.step('a provider writes', async () => {
    await signIn(page, accountOf('provider'))
    await page.goto(address('/chat'))
    await page.getByRole('main').getByRole('link').first().click()
    await page.getByRole('textbox', { name: 'Message' }).fill(question)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log')).toContainText(question)
  })
  await test.step('the customer is told by mail, and answers it', async () => {
    await expect.poll(mailOfMessage, { timeout: 240_000 }).toBeTruthy()
    const mail = (await mailOfMessage())!
    expect(mail.replyTo).toMatch(/^reply\+/)
    const mailbox = await (await browser.newContext()).newPage()
    await mailbox.goto(`${mailUrl}/mails/${mail.id}`)
    await mailbox.getByLabel(`Reply as ${customer.email}`).fill(answer)
    await mailbox.getByRole('button', { name: 'Send reply' }).click()
    await expect(mailbox.getByRole('status')).toContainText('250')
  })
  await test.step('the answer stands in the open chat, without what it quotes', async () => {
    const said = page.getByRole('log').getByText(answer)
    await expect(said).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('log').getByText('wrote:')).toHaveCount(0)
  })
})
