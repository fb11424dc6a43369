import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'
import { type Look, languages, pairedLooks, themes, type Visit, visitsOf, widths } from './looks.ts'
import { type Screen, screensOf, type Visitor } from './screens.ts'

test.describe.configure({ mode: 'parallel' })

const [, ...phones] = widths
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Collects what the browser complains of: errors of scripts, refused by policy, failed to load. A page that is missing is meant to be. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    // So is what an old link leads to.
    const isMeant =
      message.text().includes('404') &&
      (url === page.url() || url.endsWith('?token=of-long-ago') || page.url().endsWith('/of-long-ago'))
    if (message.type() === 'error' && !isMeant) found.push(message.text())
  })
  return found
}

/** The address of a screen without its language. */
async function pathOf(page: Page, { path, link, end = '' }: Screen): Promise<string> {
  if (!link) return path
  await page.goto(address(path))
  return `${await page.locator(link).first().getAttribute('href', { timeout: 5000 })}${end}`
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(address(path))
  await hydrate(page)
  await expect.soft(page.getByRole('heading', { level: 1 }), `${path} has one main heading`).toHaveCount(1)
  // The style guide shows for ever how a page loads.
  if (!path.endsWith('/styleguide')) await expect.soft(page.locator('main div[aria-busy=true]')).toHaveCount(0)
}

async function expectAccessible(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(found, page.url()).toEqual([])
}

/** Nothing but the ids of messages is written like `mf-chat.title`. */
async function expectFits(page: Page): Promise<void> {
  for (const phone of phones) {
    await page.setViewportSize(phone)
    const { overflow, untranslated } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      untranslated: document.body.innerText.match(/\b(?:shell|mf-[a-z]+|error|field)\.[a-z][\w.-]+/g) ?? [],
    }))
    expect.soft(overflow, `${page.url()} scrolls sideways at ${phone.width} px`).toBe(0)
    expect.soft(untranslated, page.url()).toEqual([])
  }
}

async function inspect(page: Page, path: string, { language, size, theme }: Look): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: theme })
  await show(page, language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)
  await expectAccessible(page, new AxeBuilder({ page }).withTags(standards))
  await expectFits(page)
}

async function arrive(browser: Browser, visitor: Visitor): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  if (visitor !== 'guest') await signIn(page, accountOf(visitor))
  return page
}

async function walk(page: Page, visits: readonly Visit[]): Promise<void> {
  const found = complaints(page)
  const paths = new Map<Screen, string>()
  for (const { look, screen } of visits)
    await test.step(`${screen.path} in ${look.theme}, ${look.language}, ${look.size.width} px`, async () => {
      const path = paths.get(screen) ?? (await pathOf(page, screen))
      paths.set(screen, path)
      await inspect(page, path, look)
      expect.soft(found.splice(0), path).toEqual([])
    })
}

/** Splits the visits into parts that a test can finish within its timeout. */
function partsOf(visitor: Visitor, count: number) {
  const visits = visitsOf(screensOf(visitor))
  const size = Math.ceil(visits.length / count)
  return Array.from({ length: count }, (_, part) => ({
    name: `(${part + 1} of ${count})`,
    visits: visits.slice(part * size, (part + 1) * size),
  }))
}

test('every pair of theme, language and width is among the looks', () => {
  const has = (isOne: (look: Look) => boolean): boolean => pairedLooks.some(isOne)
  for (const wanted of themes)
    for (const other of languages)
      expect(has(({ language, theme }) => theme === wanted && language === other)).toBe(true)
  for (const wanted of widths) {
    for (const other of themes) expect(has(({ size, theme }) => size === wanted && theme === other)).toBe(true)
    for (const other of languages) expect(has(({ language, size }) => size === wanted && language === other)).toBe(true)
  }
})

for (const { name, visits } of partsOf('guest', 3))
  test(`a guest finds nothing wrong with any page, in paired widths, themes and languages ${name}`, async ({
    browser,
  }) => {
    test.slow()
    await walk(await arrive(browser, 'guest'), visits)
  })

for (const visitor of ['customer', 'provider', 'admin'] as const)
  for (const { name, visits } of partsOf(visitor, 2))
    test(`a ${visitor} finds nothing wrong with the pages of their work ${name}`, async ({ browser }) => {
      test.slow()
      await walk(await arrive(browser, visitor), visits)
    })
