import { parseArgs } from 'node:util'
import { paths } from '@sild/paths'
import { openChromium } from '../measure/browser.ts'
import { executedScriptBytes } from '../measure/executed-scripts.ts'
import { openInstallation } from '../measure/installation.ts'
import { openVisitor, type Visit } from '../measure/lighthouse.ts'
import { openNextStore } from '../measure/next-store.ts'
import { type Page, publicPages } from '../measure/public-pages.ts'
import { readPage } from '../measure/page-content.ts'
import { reportComparison, reportValue } from '../measure/report.ts'
import { startServer } from '../measure/server.ts'
import { median } from '../measure/statistics.ts'

/**
 * What Lighthouse's phone sees of the pages that guests meet first, beside the same HTML without scripts and beside the same content in
 * Next.js, which is installed for the run. `npm run bench -- lighthouse --visits 3 --pages home,article`: of some, and three in place of seven.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { visits: { type: 'string', default: '7' }, pages: { type: 'string' } },
})
const visitsOfEach = Number(values.visits)
const STATIC = 'static HTML'
const NEXT = 'Next.js 16'
const OURS = 'Sild'
const sides = [STATIC, NEXT, OURS] as const
type Side = (typeof sides)[number]

await using portal = await openInstallation()
const { url } = portal.run
const asked = values.pages?.split(',')
const pages: Page[] = [
  ...(await publicPages(url)),
  { name: 'company', path: paths.company('udupilt') },
  { name: 'article', path: await firstArticle() },
].filter(({ name }) => asked?.includes(name) ?? true)
const browser = await openChromium()
const contents = await Promise.all(pages.map(async ({ path }) => [path, await readPage(browser, url + path)] as const))
const sheets = [...new Set(contents.flatMap(([, { styles }]) => styles))]
const texts = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()))
await using next = await openNextStore(
  Object.fromEntries(contents.map(([path, { content, title }]) => [pathname(path), { content, title }])),
  // The font comes as Next hands it out.
  `${texts.join('\n').replaceAll(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g, '')}\nbody { font-family: var(--font-inter), 'Inter Fallback' }`,
)
await using withScripts = await startServer('without-scripts', [url, 'keep'])
await using withoutScripts = await startServer('without-scripts', [url, 'take out'])
await using visitor = await openVisitor()
const addressOf = (side: Side, path: string): string => {
  if (side === NEXT) return next.url + pathname(path)
  return (side === OURS ? withScripts : withoutScripts).url + path
}

for (const { name, path } of pages) {
  const visits: Record<Side, Visit[]> = { [STATIC]: [], [NEXT]: [], [OURS]: [] }
  for (let round = -1; round < visitsOfEach; round += 1)
    for (const side of sides) {
      const visit = await visitor.visit(addressOf(side, path))
      // The first visit warms the caches, as most real visits find them warm.
      if (round >= 0) visits[side].push(visit)
    }
  const found = (field: keyof Visit) => ({
    [STATIC]: visits[STATIC].map((visit) => visit[field]),
    [NEXT]: visits[NEXT].map((visit) => visit[field]),
    [OURS]: visits[OURS].map((visit) => visit[field]),
  })
  const compare = (what: string, field: keyof Visit, atMost: number): void => {
    console.log(`\n${name}: ${what}`)
    reportComparison({ found: found(field), baseline: STATIC, unit: 'ms', goals: { [OURS]: { atMost } } })
  }
  compare('largest contentful paint', 'largestPaintMs', 1.15)
  const largest = found('largestPaintMs')
  reportValue(`${OURS} by ${NEXT}`, median(largest[OURS]) / median(largest[NEXT]), '', { atMost: 0.45 })
  compare('first contentful paint', 'firstPaintMs', 1.02)
  const middle = (side: Side, field: keyof Visit): number => median(visits[side].map((visit) => visit[field]))
  const executed = async (side: Side): Promise<number> =>
    (await executedScriptBytes(browser, addressOf(side, path))) / 1024
  console.log(`${name}: the rest`)
  reportValue('executed before an input', await executed(OURS), 'KiB', { atMost: 16 })
  reportValue(`… ${NEXT}`, await executed(NEXT), 'KiB')
  reportValue('total blocking time', middle(OURS, 'blockedMs'), 'ms', { atMost: 0 })
  reportValue(`… ${NEXT}`, middle(NEXT, 'blockedMs'), 'ms')
  reportValue('layout shift, the most', Math.max(...visits[OURS].map(({ layoutShift }) => layoutShift)), '', {
    atMost: 0,
  })
  reportValue('requests before the first paint', middle(OURS, 'requestsBeforePaint'), '', { atMost: 4 })
  reportValue(`… ${NEXT}`, middle(NEXT, 'requestsBeforePaint'), '')
}
await browser.close()

function pathname(path: string): string {
  return new URL(path, url).pathname
}
async function firstArticle(): Promise<string> {
  const html = await (await fetch(url + paths.blog())).text()
  const [article] = /\/blog\/[\w-]+/.exec(html) ?? []
  if (!article) throw new Error('The blog has no article')
  return article
}
