import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { address, signIn } from '../journeys/steps.ts'

const guestPages = [
  '/',
  '/search?searchType=tasks',
  '/search?searchType=offers&query=web&country=EE',
  '/search?searchType=experts&query=nothing-like-this',
  '/search/companies',
  '/sign-in',
  '/sign-up',
  '/get-started',
  '/get-started/sign-up',
  '/blog',
  '/help-center',
  '/contact-us',
  '/privacy-policy',
]
const customerPages = [
  '/my-publications',
  '/my-publications/my-projects?status=REJECTED',
  '/get-started/create-project',
  '/account/my-responses',
  '/chat',
]
const moderatorPages = ['/backoffice', '/backoffice/moderation']

/** Each language once, each theme at least once, each width at least once. */
const looks = [
  { prefix: '', colorScheme: 'light', width: 1244 },
  { prefix: '/et', colorScheme: 'dark', width: 376 },
  { prefix: '/fr', colorScheme: 'light', width: 376 },
] as const

/** Collects what the browser complains of: errors of scripts, refused by policy, failed to load. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

async function inspect(page: Page, path: string): Promise<void> {
  const found = complaints(page)
  await page.goto(address(path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBe(0)
  expect(found).toEqual([])
}

async function open(browser: Browser, { colorScheme, width }: (typeof looks)[number]): Promise<Page> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  return context.newPage()
}

for (const look of looks)
  test.describe(`${look.prefix || '/en'}, ${look.colorScheme}, ${look.width} px`, () => {
    for (const path of guestPages)
      test(`a guest finds nothing wrong with ${path}`, async ({ browser }) => {
        await inspect(await open(browser, look), path === '/' ? look.prefix || '/' : look.prefix + path)
      })
    for (const [role, pages] of [
      ['customer', customerPages],
      ['moderator', moderatorPages],
    ] as const)
      test(`a ${role} finds nothing wrong with the pages of his work`, async ({ browser }) => {
        test.setTimeout(90_000)
        const page = await open(browser, look)
        await signIn(page, accountOf(role))
        for (const path of pages) await test.step(path, () => inspect(page, look.prefix + path))
      })
  })
