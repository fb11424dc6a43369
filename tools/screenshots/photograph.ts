import { join } from 'node:path'
import { locales } from '@sild/contract/enums'
import { localizedPath, paths } from '@sild/paths'
import type { Account } from '@sild/demo'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { Failure } from '../failure.mjs'
import type { RunFile } from '../supervisor/run-file.ts'
import type { Screen } from './screens.ts'

interface Photographs {
  installation: RunFile
  screens: readonly Screen[]
  folder: string
}
type Locale = (typeof locales)[number]

const widths = [376, 1244] as const
const themes = ['light', 'dark'] as const
const heights = { 376: 812, 1244: 860 } as const

/** Takes screenshots of every screen in every look; returns their number. */
export async function photograph(browser: Browser, { installation, screens, folder }: Photographs): Promise<number> {
  let count = 0
  for (const role of new Set(screens.map((screen) => screen.role))) {
    const page = await enter(browser, installation, role)
    for (const screen of screens.filter((each) => each.role === role))
      for (const width of widths)
        for (const locale of locales) {
          await page.setViewportSize({ width, height: heights[width] })
          await show(page, installation, screen, locale)
          for (const colorScheme of themes) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            const file = [screen.name, width, colorScheme, locale].join('.')
            await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true })
            count++
          }
        }
    await page.context().close()
  }
  return count
}

const readme = [
  { screen: 'home', width: 1244, colorScheme: 'light' },
  { screen: 'moderation-case', width: 1244, colorScheme: 'light' },
  { screen: 'thread', width: 1244, colorScheme: 'dark' },
] as const

/** The pictures of the README: one window each, in a small format. */
export async function forReadme(browser: Browser, { installation, screens, folder }: Photographs): Promise<number> {
  for (const { screen: name, width, colorScheme } of readme) {
    const screen = screens.find((each) => each.name === name)
    if (!screen) continue
    const page = await enter(browser, installation, screen.role)
    await page.setViewportSize({ width, height: heights[width] })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await show(page, installation, screen, 'en')
    const picture = sharp(await page.screenshot())
      .resize({ width: 900 })
      .webp({ quality: 80 })
    await picture.toFile(join(folder, `${name}.webp`))
    await page.context().close()
  }
  return readme.length
}

/** A page of a new browser context, signed in where the screen is for a role: sessions are rotated, so none is shared. */
async function enter(browser: Browser, { url, accounts }: RunFile, role: Account['role'] | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  if (!role) {
    // Otherwise the cookie question would be in every picture.
    await page.context().addCookies([{ name: 'sild-consent', value: 'necessary', url }])
    return page
  }
  const account = accounts.find((known) => known.role === role && (known.company !== null || role !== 'customer'))
  if (!account) throw new Failure(`The demo has no account of a ${role}.`, 'Start Sild with its demo data.')
  await page.goto(paths.signIn())
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => !address.pathname.startsWith(paths.signIn()))
  return page
}

async function show(page: Page, { url }: RunFile, { path, follow }: Screen, locale: Locale): Promise<void> {
  await page.goto(new URL(localizedPath(path, locale), url).href)
  await page.locator('main h1').waitFor({ state: 'attached' })
  if (follow) {
    await page.locator(follow).first().click()
    await page.waitForURL((address) => address.pathname + address.search !== localizedPath(path, locale))
  }
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready')
}
