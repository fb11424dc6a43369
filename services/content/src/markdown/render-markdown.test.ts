import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'
import { renderMarkdown } from './render-markdown.ts'

describe('renderMarkdown', () => {
  it('makes headings with anchors, lists, tables and links', () => {
    const html = renderMarkdown(
      '## Mida küsida?\n\n- **üks**\n- kaks\n\n## Mida küsida?\n\n[Abi](/help-center) ja [mujal](https://example.com)\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
    )
    expect(html).toContain('<h2 id="mida-kusida">Mida küsida?</h2>')
    expect(html).toContain('<h2 id="mida-kusida-2">')
    expect(html).toContain('<li><strong>üks</strong></li>')
    expect(html).toContain('<a href="/help-center">Abi</a>')
    expect(html).toContain('<a href="https://example.com" rel="noopener nofollow">mujal</a>')
    expect(html).toContain('<td align="right">2</td>')
  })

  it('leaves the title to the page', () => expect(renderMarkdown('# Title')).toBe('<h2 id="title">Title</h2>'))

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)"></mi></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>@import "//evil.example"</style>',
    '<p style="background:url(//evil.example)" class="x">y</p>',
    '<form action="//evil.example"><input name=password></form>',
    '<base href="//evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '[x](//evil.example)',
    '## <img src=x onerror=alert(1)>',
  ])('keeps nothing of %s that runs', (markdown) => {
    const html = renderMarkdown(markdown)
    expect(html).not.toMatch(/<(?:script|svg|math|iframe|style|form|input|base|noscript)/i)
    expect(html).not.toMatch(/\son\w+=|javascript:|data:|srcdoc|style=|class=|evil\.example/i)
  })

  it('stays quick on text made to slow it down', () => {
    const startedAt = performance.now()
    for (const piece of ['[', '*_', '<a ', '> ', '- '.repeat(20) + '\n', '`']) renderMarkdown(piece.repeat(2000))
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})

it('returns at least a minute', () => {
  expect([readingMinutes(''), readingMinutes('sõna '.repeat(200)), readingMinutes('sõna '.repeat(201))]).toEqual([
    1, 1, 2,
  ])
})
