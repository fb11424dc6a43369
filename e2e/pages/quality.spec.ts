import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { comeAlive } from '../come-alive.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'
import { type Screen, screensOf, type Visitor } from './screens.ts'

test.describe.configure({ mode: 'parallel' })

const desktop = { width: 1244, height: 900 }
const phones = [
  { width: 376, height: 800 },
  { width: 320, height: 640 },
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another width and theme can break; the rest is the same tree. */
const rulesOfLooks = ['color-contrast', 'target-size']

/** Collects what the browser complains of: errors of scripts, refused by policy, failed to load. A page that is missing is meant to be. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    // So is what an old link leads to.
    const isMeant = message.text().includes('404') && (url === page.url() || url.endsWith('?token=of-long-ago'))
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
  await comeAlive(page)
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

async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop)
  await page.emulateMedia({ colorScheme: 'light' })
  await show(page, path)
  await expectAccessible(page, new AxeBuilder({ page }).withTags(standards))
  await expectFits(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, new AxeBuilder({ page }).withRules(rulesOfLooks))
  for (const language of ['et', 'fr']) {
    await show(page, `/${language}${path === '/' ? '' : path}`)
    await expectFits(page)
  }
}

async function arrive(browser: Browser, visitor: Visitor): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  if (visitor !== 'guest') await signIn(page, accountOf(visitor))
  return page
}

async function walk(page: Page, screens: Screen[]): Promise<void> {
  const found = complaints(page)
  const seen = new Set<string>()
  for (const screen of screens)
    await test.step(screen.path, async () => {
      const path = await pathOf(page, screen)
      if (seen.has(path)) return
      seen.add(path)
      await inspect(page, path)
      expect.soft(found.splice(0), path).toEqual([])
    })
}

/** Screens in so many parts, each of which a test walks in its time. */
function partsOf(visitor: Parameters<typeof screensOf>[0], count: number) {
  const screens = screensOf(visitor)
  const size = Math.ceil(screens.length / count)
  return Array.from({ length: count }, (_, part) => ({
    name: `(${part + 1} of ${count})`,
    screens: screens.slice(part * size, (part + 1) * size),
  }))
}

for (const { name, screens } of partsOf('guest', 3))
  test(`a guest finds nothing wrong with any page, in any width, theme and language ${name}`, async ({ browser }) => {
    test.slow()
    await walk(await arrive(browser, 'guest'), screens)
  })

for (const visitor of ['customer', 'provider', 'admin'] as const)
  for (const { name, screens } of partsOf(visitor, 2))
    test(`a ${visitor} finds nothing wrong with the pages of their work ${name}`, async ({ browser }) => {
      test.slow()
      await walk(await arrive(browser, visitor), screens)
    })
