import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'

import { findChromium } from '../browser/find-chromium.ts'
import type { AlonePortal } from './open-alone.ts'
import type { RemotePage } from './remote-pages.ts'

export interface InspectedPage extends RemotePage {
  problems: string[]
}

const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage', '--disable-gpu']
const languages = ['', '/et', '/fr']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const pageMs = 15_000

/**
 * Opens every page of a remote alone, in every language, as an allowed user: it must hydrate, log no errors, and have
 * no findings of axe.
 */
export async function inspectPages({ origin, pages }: Pick<AlonePortal, 'origin' | 'pages'>): Promise<InspectedPage[]> {
  const { environment, path } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, args: quiet, env: { ...process.env, ...environment } })
  try {
    const inspected: InspectedPage[] = []
    for (const page of pages) inspected.push({ ...page, problems: await problemsOf(browser, origin, page) })
    return inspected
  } finally {
    await browser.close()
  }
}

async function problemsOf(browser: Browser, origin: string, { access, path }: RemotePage): Promise<string[]> {
  if (path === null) return ['has parameters and no address in src/mocks.ts']
  const context = await browser.newContext({ viewport: { width: 1244, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(pageMs)
  try {
    const hint = access === 'public' ? [] : [{ name: 'session-hint', value: 'member', url: origin }]
    await context.addCookies([{ name: 'persona', value: access, url: origin }, ...hint])
    const found: string[] = []
    for (const language of languages) {
      const page = await context.newPage()
      const problems = await problemsAt(
        page,
        `${origin}${language}${path === '/' && language ? '' : path}`,
        language === '',
      )
      found.push(...problems.map((problem) => (language ? `${language.slice(1)}: ${problem}` : problem)))
      await page.close()
    }
    return found
  } finally {
    await context.close()
  }
}

async function problemsAt(page: Page, address: string, isFirst: boolean): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`an error nobody caught: ${message}`))
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`the console says: ${firstLine(message.text())}`),
  )
  try {
    const response = await page.goto(address)
    if (!response?.ok()) problems.push(`answered ${response?.status()}`)
    // Public pages hydrate only when a user acts.
    await page.evaluate('sildPage.start()')
    await page.locator('html[data-hydrated]').waitFor()
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
    const headings = await page.getByRole('heading', { level: 1 }).count()
    if (headings !== 1) problems.push(`has ${headings} headings of the first level, not one`)
    // The findings of axe are the same in every language.
    if (isFirst) problems.push(...(await violationsOn(page)))
  } catch (error) {
    problems.push(firstLine(String(error)))
  }
  return [...new Set(problems)]
}

/** The stack below it is one of minified code. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.map(
    ({ help, id, nodes }) => `axe, ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
}
