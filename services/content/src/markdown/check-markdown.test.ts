import { expect, it } from 'vitest'
import { checkMarkdown } from './check-markdown.ts'

const found = (markdown: string) =>
  checkMarkdown(markdown, (path) => path === '/' || path === '/blog' || path === '/blog/brief').map(
    ({ kind, line, subject }) => `${kind} ${line} ${subject}`,
  )

it.each([
  ['[Home](/) [Blog](/blog#top) [Brief](/et/blog/brief?x=1) [Mail](mailto:a@b.ee) [Away](https://example.com)', []],
  ['One\n\n- [x](/blogg)\n- [y](/blog/brie)', ['link-unknown 3 /blogg', 'link-unknown 4 /blog/brie']],
  ['## Mida küsida?\n\n[Up](#mida-kusida) [Down](#mida)', ['anchor-unknown 3 #mida']],
  [
    '[a](http://example.com)\n[b](//evil.example)\n[c](javascript:alert(1))\n[d](blog)',
    [
      'link-refused 1 http://example.com',
      'link-refused 2 //evil.example',
      'link-refused 3 javascript:alert(1)',
      'link-refused 4 blog',
    ],
  ],
  ['![a](upload:ab/x.webp) ![b](https://example.com/b.png)', ['picture-elsewhere 1 https://example.com/b.png']],
  [
    '<script>alert(1)</script>\n\nText <iframe src="x"></iframe> <em>kept</em>',
    ['html-removed 1 <script>', 'html-removed 3 <iframe>'],
  ],
  ['<p onclick="x()">y</p>', ['html-removed 1 <p>']],
  ['| a | b |\n|---|---|\n| 1 | 2 |\n| 1 |\n| 1 | 2 | 3 |', ['table-broken 4 | 1 |', 'table-broken 5 | 1 | 2 | 3 |']],
  ['| a | b |\n| 1 | 2 |', ['table-broken 1 | a | b |']],
  ['| a \\| b | c |\n|---|---|\n| 1 | 2 |', []],
])('reports for %j: %j', (markdown, problems) => {
  expect(found(markdown)).toEqual(problems)
})

it('reports the same link twice with its own line', () => {
  expect(found('[x](/no)\n\nText\n\n[x](/no)')).toEqual(['link-unknown 1 /no', 'link-unknown 5 /no'])
})
