import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { installation } from '../installation.ts'
import { address } from '../journeys/steps.ts'

/** The form that guests and members alike may send, in English. */
export interface ContactForm {
  /** In its message, and so in the mail that it becomes. */
  mark: string
  send: () => Promise<void>
  expectSent: () => Promise<void>
  /** Expects that the typed text is still there. */
  expectKept: () => Promise<void>
}

export async function fillContactForm(page: Page): Promise<ContactForm> {
  const mark = randomUUID()
  await page.goto(address('/contact-us'))
  await hydrate(page)
  const name = page.getByLabel('Your name')
  const message = page.getByLabel('Message')
  await name.fill('Mari Maasikas')
  await page.getByLabel('Email address').fill('mari@example.com')
  await message.fill(`We look for a partner. ${mark}`)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  return {
    mark,
    send: () => page.getByRole('button', { name: 'Send', exact: true }).click(),
    expectSent: () => expect(page.getByText('Thank you, your message is with us')).toBeVisible(),
    async expectKept() {
      await expect(name).toHaveValue('Mari Maasikas')
      await expect(message).toHaveValue(`We look for a partner. ${mark}`)
      await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked()
    },
  }
}

/** It became one mail to support, however often it was sent. */
export async function expectOneMail({ mark }: ContactForm): Promise<void> {
  const count = async () => {
    const mails = (await (await fetch(`${installation().mailUrl}/api/mails`)).json()) as {
      text: string
      to: string[] | string
    }[]
    // The writer has a copy, which says that it has arrived.
    return mails.filter(({ text, to }) => text.includes(mark) && !to.includes('mari@example.com')).length
  }
  await expect.poll(count, { message: `a mail with ${mark}`, timeout: 15_000 }).toBe(1)
}
