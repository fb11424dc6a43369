import { locales } from '@sild/contract'
import { describe, expect, it } from 'vitest'
import { accountLetters, writeAccountLetter } from './letter.ts'
import { mailMessages } from './messages/index.ts'

const href = 'https://sild.test/activation/abc-123_x?a=1&b=2'

describe('writeAccountLetter', () => {
  it.each(locales)('writes the same things in HTML and in plain text in %s', async (locale) => {
    const { signature, why } = mailMessages[locale]
    for (const message of accountLetters) {
      const { subject, title, button, note } = mailMessages[locale][message]
      const letter = await writeAccountLetter({ locale, message, href })
      expect(letter.subject).toBe(subject)
      expect(letter.html).toContain(`lang="${locale}"`)
      expect(letter.html).toContain('href="https://sild.test/activation/abc-123_x?a=1&amp;b=2"')
      expect(letter.text).toContain(`${button}\n${href}`)
      for (const words of [title, note, signature, why]) expect(letter.text).toContain(words)
      for (const words of [title, note]) expect(letter.html).toContain(words)
    }
  })

  it('puts the text for this reader between the first paragraph and the others', async () => {
    const { paragraphs } = mailMessages.en.suspended
    const { text } = await writeAccountLetter({
      locale: 'en',
      message: 'suspended',
      href,
      said: ['Ground: spam.', 'Thrice.'],
    })
    const places = [paragraphs[0]!, 'Ground: spam.', 'Thrice.', paragraphs[1]!].map((words) =>
      text.indexOf(words.slice(0, 40)),
    )
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true)
  })
})
