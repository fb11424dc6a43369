import { describe, expect, it } from 'vitest'
import { newTicketMail } from './new-ticket-mail.ts'

const ticket = {
  ticketGuid: '0b0e7f0a-0000-4000-8000-000000000001',
  number: 1042,
  source: 'contact-form',
  title: 'Kas te töötate ka Lätis?',
  name: 'Mari <b>Maasikas</b>',
  email: 'mari@example.ee',
  locale: 'et',
  userGuid: null,
} as const
const words = 'Tere!\n\nKas te töötate ka Lätis? <script>alert(1)</script>'
const mail = () => newTicketMail(ticket, words, 'https://sild.test')

describe('the mail of a new ticket', () => {
  it('keeps the text of the visitor unchanged in plain text, and links to the inbox', async () => {
    const { subject, text } = await mail()
    expect(subject).toBe('#1042 Kas te töötate ka Lätis?')
    expect(text).toBe(
      `From: ${ticket.name} (mari@example.ee)\nLanguage: Estonian\nNot signed in\nAnswer: https://sild.test/backoffice/support/${ticket.ticketGuid}\n\n${words}`,
    )
  })
  it('shows them as text, not as markup', async () => {
    const { html } = await mail()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
  })
  it('fits a phone, with any text, and a dark screen', async () => {
    const { html } = await mail()
    expect(html).toContain('name="viewport" content="width=device-width')
    expect(html).toContain('overflow-wrap:anywhere')
    expect(html).toContain('name="color-scheme" content="light dark"')
  })
})
