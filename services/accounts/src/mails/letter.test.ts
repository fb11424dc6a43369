import { locales } from '@sild/contract'
import { describe, expect, it } from 'vitest'
import { writeLetter } from './letter.ts'
import { mailMessages } from './messages/index.ts'
import { styles, styleSheet } from './styles.ts'

const href = 'https://sild.test/activation/abc-123_x?a=1&b=2'

describe('writeLetter', () => {
  it.each(locales)('writes the same things in HTML and in plain text in %s', async (locale) => {
    const { signature, why, ...letters } = mailMessages[locale]
    for (const message of Object.keys(letters) as (keyof typeof letters)[]) {
      const { subject, title, button, note } = mailMessages[locale][message]
      const letter = await writeLetter({ locale, message, href })
      expect(letter.subject).toBe(subject)
      expect(letter.html).toContain(`lang="${locale}"`)
      expect(letter.html).toContain('href="https://sild.test/activation/abc-123_x?a=1&amp;b=2"')
      expect(letter.text).toContain(`${button}\n${href}`)
      for (const words of [title, note, signature, why]) expect(letter.text).toContain(words)
      for (const words of [title, note]) expect(letter.html).toContain(words)
    }
  })

  it('sets what follows the letter off as mail programs know it', async () => {
    const { text } = await writeLetter({ locale: 'en', message: 'recovery', href })
    expect(text).toMatch(/\n-- \nThe Sild team\n/)
  })

  it('is as wide as a phone, named by its subject, and has dark colours for every light one', async () => {
    const { html, subject } = await writeLetter({ locale: 'et', message: 'recovery', href })
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain(`<title>${subject}</title>`)
    const coloured = Object.entries(styles).filter(([, style]) => /#[\da-f]{6}/.test(JSON.stringify(style)))
    const darkened = coloured.filter(
      ([name]) => html.includes(`class="${name}"`) && styleSheet.includes(`  .${name} {`),
    )
    expect(coloured.length).toBeGreaterThan(4)
    expect(darkened).toEqual(coloured)
  })
})
