import { expect, it } from 'vitest'
import { filesOf, read } from './sources.ts'

const sheets = filesOf('{shell,mf-*}/src/**/*.css', 'packages/ui/src/**/*.css')
const linesOf = (path: string): string[] =>
  read(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
const findings = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    linesOf(path)
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

it('sides are logical (margin-inline-start, inset-block-end), so that a language may run the other way', () => {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|top|bottom|border-(?:top|bottom)-(?:left|right)-radius)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/
  expect(findings(sheets, physical)).toEqual([])
})

/** Pages with a layout that depends on the window, not on their container. */
const viewportQueries: Readonly<Record<string, string>> = {
  'mf-backoffice/src/queue/QueueFrame.module.css': 'queue and case side by side on a desktop',
  'mf-backoffice/src/queue/QueueToolbar.module.css': 'Back is needed where queue and case are not side by side',
  'mf-chat/src/pages/chat/ChatPage.module.css': 'list and thread side by side on a desktop',
  'mf-chat/src/pages/chat/ThreadHeader.module.css': 'Back is needed where list and thread are not side by side',
  'mf-content/src/pages/home/Hero.module.css': 'reaches from edge to edge of the window',
  'mf-search/src/pages/publication/RespondCard.module.css': 'its text has no room in the action bar',
  'mf-search/src/pages/search/Filters.module.css': 'folded away below the width of a desktop',
}
/** Where a window becomes that of a desktop: the only width that a remote may ask for. */
const desktop = '@media (width >= 1024px) {'

it("remotes query the width of their container, which they know; the window is the shell's", () => {
  const found = findings(
    sheets.filter((path) => path.startsWith('mf-')),
    /@media[^{]*(?:width|height|-size)/,
  )
  expect(found).toEqual(Object.keys(viewportQueries).map((path) => `${path}: ${desktop}`))
})

it('windows change their layout at the widths of the specification: xs, sm, md, lg, xl, 2xl', () => {
  const breakpoints = [320, 376, 768, 1024, 1244, 1536]
  const asked = sheets.flatMap((path) => [...read(path).matchAll(/@media[^{]*width[^{]*/g)].map(([query]) => query))
  const widths = asked.flatMap((query) =>
    [...query.matchAll(/([\d.]+)(px|em|rem)/g)].map(([, size, unit]) => `${size}${unit}`),
  )
  expect(widths.length).toBeGreaterThan(20)
  expect(widths.filter((width) => !breakpoints.includes(Number(width.replace(/px$/, ''))))).toEqual([])
})

it('a page that loads within 200 ms shows no loading state, and the line above others grows for 5 seconds', () => {
  const sheet = read('shell/src/layouts/NextPage.module.css')
  const animations = (selector: string) =>
    new RegExp(`(?:^|\\n)\\.${selector} {[^}]*?animation:([^;]*);`).exec(sheet)?.[1]?.replace(/\s+/g, ' ').trim()
  expect(animations('page')).toBe('appear 0s 200ms backwards')
  expect(animations('page ~ \\*')).toBe('leave 0s 200ms forwards')
  expect(animations('line')).toContain('grow 5000ms')
})

it('colours are tokens, so that both themes have them', () => {
  // Stars have a colour of their own.
  const exempt = ['packages/ui/src/rating/Rating.module.css']
  const written = findings(
    sheets.filter((path) => !path.startsWith('packages/ui/src/tokens/') && !exempt.includes(path)),
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i,
  )
  expect(written).toEqual([])
})

it('custom properties of a sheet exist: an unknown one is ignored silently', () => {
  const all = filesOf('{shell,mf-*}/src/**/*.css', 'packages/*/src/**/*.css')
  const known = new Set(all.flatMap((path) => [...read(path).matchAll(/(--[a-z\d-]+)\s*:/g)].map(([, name]) => name)))
  // The first is set by React Aria, the second by the story of the tokens.
  for (const name of ['--trigger-width', '--token']) known.add(name)
  const asked = all.flatMap((path) =>
    [...read(path).matchAll(/var\((--[a-z\d-]+)/g)].map(([, name]) => ({ name, path })),
  )
  expect(asked.length).toBeGreaterThan(1000)
  expect(asked.filter(({ name }) => !known.has(name))).toEqual([])
})
