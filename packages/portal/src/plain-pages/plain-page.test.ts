import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { plainPage, plainPolicy } from './plain-page.ts'

it('contains its texts, escaped, and a style that its policy allows', () => {
  const link = { href: '/exit?to="><script>', label: 'On <b>' }
  const html = plainPage({ locale: 'et', title: 'A & B', text: '<i>', link })
  expect(html).toContain('<html lang="et">')
  expect(html).toContain('<h1>A &amp; B</h1><p>&lt;i&gt;</p>')
  expect(html).toContain('<a href="/exit?to=&quot;&gt;&lt;script&gt;">On &lt;b&gt;</a>')
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  expect(plainPolicy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`)
})
