import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@sild/postgres'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { MailPreview } from '@sild/letter'
import { type CaughtMail, type MailCatcher, startMailCatcher } from '../src/index.ts'

const html =
  '<head><meta name="color-scheme" content="light dark"/><style>@media (prefers-color-scheme: dark) {}</style></head>'
const welcome: MailPreview = {
  name: 'welcome',
  locales: ['et', 'fr'],
  write: async (locale, publicUrl) => ({ subject: `Welcome, ${locale}`, text: `See ${publicUrl}`, html }),
}
const previews = { publicUrl: 'https://sild.test', load: async () => ({ accounts: [welcome] }) }
let directory: string
let webUrl: string
let smtpUrl: string
let catcher: MailCatcher

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sild-mails-'))
  webUrl = `http://127.0.0.1:${await findFreePort()}`
  smtpUrl = `smtp://127.0.0.1:${await findFreePort()}`
  catcher = await startMailCatcher({ directory, webUrl, smtpUrl, answersUrl: smtpUrl, previews })
})

afterEach(async () => {
  await catcher.stop()
  rmSync(directory, { recursive: true })
})

describe('the mail catcher', () => {
  it('gives tests the mail with its links, newest first', async () => {
    await send({ to: 'anu@sild.test', subject: 'First' })
    await send({
      to: 'mart@sild.test',
      subject: 'Kinnita oma aadress',
      text: 'Ava http://localhost:3000/et/activate?token=a1&lang=et.',
      html: '<p>Ava <a href="http://localhost:3000/et/activate?token=a1&amp;lang=et">link</a></p>',
    })
    const mails = await list()
    expect(mails.map(({ subject }) => subject)).toEqual(['Kinnita oma aadress', 'First'])
    expect(mails[0]).toMatchObject({
      to: ['mart@sild.test'],
      from: 'Sild <no-reply@sild.test>',
      links: ['http://localhost:3000/et/activate?token=a1&lang=et'],
    })
    expect(await list('anu@sild.test')).toHaveLength(1)
  })

  it('keeps mails over a restart', async () => {
    await send({ to: 'anu@sild.test', subject: 'Kept' })
    await catcher.stop()
    catcher = await startMailCatcher({ directory, webUrl, smtpUrl })
    expect((await list()).map(({ subject }) => subject)).toEqual(['Kept'])
  })

  it('deletes all of them', async () => {
    await send({ to: 'anu@sild.test', subject: 'Gone' })
    expect((await fetch(`${webUrl}/api/mails`, { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('shows a mail as text, never as part of the page', async () => {
    await send({ to: 'anu@sild.test', subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>' })
    const [mail] = await list()
    const page = await (await fetch(`${webUrl}/mails/${mail?.id}`)).text()
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toContain('<script>alert')
    const body = await fetch(`${webUrl}/mails/${mail?.id}/body`)
    expect(body.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('lists attachments and shows pictures of the mail in it', async () => {
    await send({
      to: 'anu@sild.test',
      subject: 'Arve',
      html: '<img src="cid:logo">',
      attachments: [
        { filename: 'logo.png', content: 'not really', contentType: 'image/png', cid: 'logo' },
        { filename: 'arve.pdf', content: 'pdf', contentType: 'application/pdf' },
      ],
    })
    const [mail] = await list()
    expect(mail?.attachments).toMatchObject([
      { name: 'logo.png' },
      { name: 'arve.pdf', type: 'application/pdf', bytes: 3 },
    ])
    const body = await (await fetch(`${webUrl}/mails/${mail?.id}/body`)).text()
    expect(body).toContain(`src="/mails/${mail?.id}/attachments/0"`)
    expect(await (await fetch(`${webUrl}/mails/${mail?.id}/attachments/1`)).text()).toBe('pdf')
  })

  it('sends the reply to a mail with a reply address, as its reader, with the quote', async () => {
    await send({ to: 'anu@sild.test', subject: 'Nobody answers' })
    await send({
      to: 'anu@sild.test',
      subject: 'When?',
      text: 'When could you start?',
      replyTo: 'reply+a1@answers.sild.test',
    })
    const [answerable, silent] = await list('anu@sild.test')
    const pageOf = async (mail: CaughtMail | undefined) => (await fetch(`${webUrl}/mails/${mail?.id}`)).text()
    expect([await pageOf(answerable), await pageOf(silent)].map((page) => page.includes('Send reply'))).toEqual([
      true,
      false,
    ])
    const body = new URLSearchParams({ text: 'On Friday.' })
    const answered = await fetch(`${webUrl}/mails/${answerable?.id}/answer`, { method: 'POST', body })
    expect(await answered.text()).toContain('The mail server said: 250')
    expect(await list('reply+a1@answers.sild.test')).toMatchObject([
      {
        from: 'anu@sild.test',
        subject: 'Re: When?',
        text: expect.stringMatching(/^On Friday\.[^]*wrote:\n> When could you start\?/),
      },
    ])
  })

  it('shows every kind of mail in each of its languages, as light and as dark clients do', async () => {
    const read = async (path: string) => (await fetch(`${webUrl}/previews${path}`)).text()
    const kinds = await read('')
    for (const locale of welcome.locales) expect(kinds).toContain(`href="/previews/accounts/welcome/${locale}"`)
    const page = await read('/accounts/welcome/et')
    for (const words of ['Welcome, et', 'See https://sild.test']) expect(page).toContain(words)
    const bodies = ['light', 'dark'].map((scheme) => read(`/accounts/welcome/et/body?scheme=${scheme}`))
    const [light, dark] = await Promise.all(bodies)
    expect(light).toMatch(/content="light".*@media not all/)
    expect(dark).toMatch(/content="dark".*@media all/)
  })

  it('has no preview of a mail that is not sent, or not in this language', async () => {
    for (const path of ['accounts/goodbye/et', 'accounts/welcome/en', 'anybody/welcome/et'])
      expect((await fetch(`${webUrl}/previews/${path}`)).status).toBe(404)
  })

  it('says that there is no such mail', async () => {
    expect((await fetch(`${webUrl}/mails/nothing`)).status).toBe(404)
  })
})

async function send(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport({ url: smtpUrl })
  await transport.sendMail({ from: 'Sild <no-reply@sild.test>', text: 'Tere', ...mail })
  transport.close()
}

async function list(to?: string): Promise<CaughtMail[]> {
  const response = await fetch(`${webUrl}/api/mails${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  return (await response.json()) as CaughtMail[]
}
