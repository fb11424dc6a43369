import type { Page } from '@playwright/test'
import { accountOf } from '../installation.ts'
import { signIn } from '../journeys/steps.ts'
import type { Edit } from './delivery/altered-release.ts'
import { nextBuild } from './delivery/next-build.ts'
import type { RealPortal } from './delivery/real-portal.ts'
import { renaming } from './delivery/renamed-page.ts'
import { expect, test } from './delivery/staging.ts'

const both =
  (...edits: readonly Edit[]): Edit =>
  (path, text) =>
    edits.reduce((edited, edit) => edit(path, edited), text)

const exitIs = (text: string): Edit => renaming('shell.preview.exit', 'Leave the preview', text)
const blogIs = (text: string): Edit => renaming('mf-content.blog.title', 'Blog', text)
/** The live one is the oldest; what follows is built again and says so. */
const shells = [
  { name: 'N−2', exit: 'Leave the preview' },
  { name: 'N−1', exit: 'Leave the preview of N−1', edit: both(nextBuild(1), exitIs('Leave the preview of N−1')) },
  { name: 'N', exit: 'Leave the preview of N', edit: both(nextBuild(2), exitIs('Leave the preview of N')) },
]
const remotes = [
  { name: 'N−1', blog: 'Blog' },
  { name: 'N', blog: 'Blog of N', edit: both(nextBuild(2), blogIs('Blog of N')) },
]

/** Class names on the page that no style of it knows: server and browser, or markup and styles, are of different builds. */
const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)
    const styled = new Set([...rules.join().matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
    const names = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    return [...names].filter((name) => /^(?:shell|mf-[a-z]+)_/.test(name) && !styled.has(name))
  })

/** Publishes the release of a row or a column on its first use. */
const published = new Map<string, Promise<string>>()
function releaseOf(staging: RealPortal, app: string, { edit, name }: { edit?: Edit; name: string }): Promise<string> {
  const key = `${staging.url} ${app} ${name}`
  const release =
    published.get(key) ?? (edit ? staging.alter(app, name === 'N' ? '9.6.2' : '9.6.1', edit) : staging.stableOf(app))
  published.set(key, release)
  return release
}

for (const shell of shells)
  for (const remote of remotes)
    test(`shell ${shell.name} and remotes ${remote.name} work together`, async ({ page, staging }) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      const releases = {
        shell: await releaseOf(staging, 'shell', shell),
        'mf-content': await releaseOf(staging, 'mf-content', remote),
        'mf-search': await releaseOf(staging, 'mf-search', { ...remote, edit: remote.edit && nextBuild(2) }),
        'mf-chat': await releaseOf(staging, 'mf-chat', { ...remote, edit: remote.edit && nextBuild(2) }),
      }
      const html = (await (await page.goto(staging.linkTo(releases, '/blog')))?.text()) ?? ''
      for (const [app, release] of Object.entries(releases)) expect(html, app).toContain(`"${app}":{"id":"${release}"`)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${remote.blog}<`))
      await page.locator('html[data-hydrated]').waitFor()
      await expect(page.getByRole('link', { name: shell.exit, exact: true })).toBeVisible()
      expect(await unstyled(page)).toEqual([])

      await page.evaluate(() => Object.assign(globalThis, { isStillTheSame: true }))
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Companies' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
      expect(await unstyled(page)).toEqual([])
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(remote.blog)
      expect(await page.evaluate(() => 'isStillTheSame' in globalThis)).toBe(true)

      await signIn(page, accountOf('customer'), `${staging.url}/sign-in?redirectedFrom=/chat`)
      await expect(page).toHaveURL(`${staging.url}/chat`)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(complaints).toEqual([])
    })
