import { describe, expect, it } from 'vitest'
import { contactFormMail } from './contact-form-mail.ts'

const form = {
  name: 'Mari <b>Maasikas</b>',
  email: 'mari@example.ee',
  description: 'Tere!\n\nKas te töötate ka Lätis? <script>alert(1)</script>',
  locale: 'et',
  userGuid: null,
} as const

describe('contactFormMail', () => {
  it('keeps the words of the visitor as they are in the plain text', async () => {
    const { text } = await contactFormMail(form)
    expect(text).toContain(
      `From: ${form.name} (mari@example.ee)\nLanguage: Estonian\nNot signed in\n\n${form.description}`,
    )
  })
  it('shows them as text, not as markup', async () => {
    const { html } = await contactFormMail(form)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
  })
  it('fits a phone, whatever is typed, and a dark screen', async () => {
    const { html } = await contactFormMail(form)
    expect(html).toContain('name="viewport" content="width=device-width')
    expect(html).toContain('overflow-wrap:anywhere')
    expect(html).toContain('name="color-scheme" content="light dark"')
  })
})
