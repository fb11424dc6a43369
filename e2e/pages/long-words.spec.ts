import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { hydrate } from '../hydrate.ts'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'
import { type Screen, screensOf, type Visitor } from './screens.ts'

test.describe.configure({ mode: 'parallel' })

const root = new URL('../../', import.meta.url)
const files = execFileSync('git', ['ls-files', '*en.json'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
/** Texts of ours, which are never so long: all others are of members, of the query or of the demo. */
const ours = files.flatMap((file) =>
  Object.values(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, unknown>).map((text) =>
    String(text).replaceAll(/\s+/g, ' ').trim(),
  ),
)

/** Puts a word of 200 letters in the place of every text that is not ours, and returns by how many pixels the page is too wide. */
const overflowOfLongWords = (page: Page): Promise<number> =>
  page.evaluate((known) => {
    const texts = new Set(known)
    const unseen = 'script, style, noscript, template, option, svg, time, [hidden]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    for (const node of nodes) {
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (/\p{L}/u.test(text) && !texts.has(text) && !node.parentElement?.closest(unseen))
        node.textContent = 'õ'.repeat(200)
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, ours)

async function arrive(browser: Browser, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  if (visitor !== 'guest') await signIn(page, accountOf(visitor))
  return page
}

async function open(page: Page, { path, link, end = '' }: Screen): Promise<string> {
  let shown = path
  if (link) {
    await page.goto(address(path))
    shown = `${await page.locator(link).first().getAttribute('href', { timeout: 5000 })}${end}`
  }
  await page.goto(address(shown))
  await hydrate(page)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.soft(page.locator('main div[aria-busy=true]')).toHaveCount(0)
  return shown
}

for (const visitor of ['guest', 'customer', 'provider', 'admin'] as const)
  test(`no word is so long that it widens a page of a ${visitor}`, async ({ browser }) => {
    test.slow()
    const page = await arrive(browser, visitor)
    // The style guide shows for ever how a page loads.
    const screens = screensOf(visitor).filter(({ path }) => path !== '/styleguide')
    for (const screen of screens)
      await test.step(screen.path, async () => {
        const shown = await open(page, screen)
        expect.soft(await overflowOfLongWords(page), `${shown} scrolls sideways`).toBe(0)
      })
  })

test('a title of many words takes two lines of a queue', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, accountOf('admin'))
  for (const path of ['/backoffice/support', '/backoffice/moderation']) {
    await page.goto(address(path))
    await hydrate(page)
    const row = page.getByRole('main').locator('li a:has(time)').first()
    await expect(row).toBeVisible()
    const grown = await row.evaluate((link) => {
      const name = link.querySelector('span > span')!
      name.textContent = 'õ'
      const one = link.getBoundingClientRect().height
      name.textContent = 'õunapuu '.repeat(60)
      return link.getBoundingClientRect().height - one
    })
    expect.soft(grown, path).toBeLessThan(40)
  }
})
