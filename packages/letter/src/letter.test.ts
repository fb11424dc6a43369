import { describe, expect, it } from 'vitest'
import { writeLetter } from './letter.ts'
import { styles, styleSheet } from './styles.ts'

const texts = {
  subject: 'Your payment has arrived',
  title: 'Thank you',
  paragraphs: ['It is active.'],
  facts: [['Total', '€61.88']],
  links: [{ title: 'Web shop', detail: 'Project', href: 'https://sild.test/shop' }],
  button: 'See it',
  href: 'https://sild.test/account?a=1&b=2',
  note: 'It ends by itself.',
  signature: 'The Sild team',
  why: 'It is about a payment.',
} as const

describe('a letter', () => {
  it('says the same in HTML and in plain text, its facts too', async () => {
    const { html, text } = await writeLetter('et', texts)
    expect(html).toContain('lang="et"')
    expect(html).toContain('href="https://sild.test/account?a=1&amp;b=2"')
    expect(text).toContain('See it\nhttps://sild.test/account?a=1&b=2')
    expect(text).toContain('Total: €61.88')
    expect(html).toContain('href="https://sild.test/shop"')
    expect(text).toContain('Web shop\nProject\nhttps://sild.test/shop')
    for (const words of [texts.title, texts.note, texts.why, 'Total', '€61.88']) expect(html).toContain(words)
  })

  it('separates quoted text as mail programs know it', async () => {
    expect((await writeLetter('en', texts)).text).toMatch(/\n-- \nThe Sild team\n/)
  })

  it('is as wide as a phone, named by its subject, and has dark colours for every light one', async () => {
    const { html, subject } = await writeLetter('et', texts)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
    expect(html).toContain('word-break:break-word')
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
