import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildApps, watchApp } from '@sild/build'
import type { WatchedRelease, Watcher } from '@sild/build'
import { diskStorage, noteWork } from '@sild/registry'
import type { Portal } from './portal/portal.ts'
import { expect, openPortal, test } from './portal/portal.ts'

const root = join(import.meta.dirname, '../..')
const scratch = join(root, `.sild/e2e-${process.pid}`)
const registryDir = join(scratch, 'registry')
const copy = join(scratch, 'mf-other')

let watcher: Watcher
let portal: Portal
const releases: WatchedRelease[] = []
const failures: Error[] = []

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000) // Shell and remote are built for development first.
  mkdirSync(scratch, { recursive: true })
  cpSync(join(import.meta.dirname, 'remotes/mf-other'), copy, { recursive: true })
  await buildApps({
    apps: ['shell', 'e2e/federation/remotes/mf-probe'],
    registryDir,
    mode: 'development',
    channel: 'dev',
  })
  watcher = await watchApp({
    app: relative(root, copy),
    registryDir,
    onRelease: (release) => releases.push(release),
    onFailure: (error) => failures.push(error),
  })
  await expect.poll(() => releases.length + failures.length, { timeout: 30_000 }).toBeGreaterThan(0)
  portal = await openPortal('development', registryDir, 'dev')
})
test.afterAll(async () => {
  await watcher.close()
  await portal.stop()
  rmSync(scratch, { recursive: true })
})

function edit(file: string, from: string, to: string): void {
  const path = join(copy, 'src/pages', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const allRules = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join()

test('an edit appears in the open page, which keeps its state, and in the next document', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto(`${portal.origin}/other`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Pressed 0 times' }).click()
  const editedAt = Date.now()
  edit('OtherPage.tsx', '>Marked<', '>Changed<')
  await expect(page.getByText('Changed')).toBeVisible()
  test.info().annotations.push({ type: 'edit to screen, ms', description: String(Date.now() - editedAt) })
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  edit('OtherPage.module.css', 'rgb(1, 2, 3)', 'rgb(7, 8, 9)')
  await expect(page.getByText('Changed')).toHaveCSS('color', 'rgb(7, 8, 9)')
  edit('OtherPage.tsx', '>Changed<', '>Changed again<')
  await expect(page.getByText('Changed again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  await expect.poll(async () => (await request.get(`${portal.origin}/other`)).text()).toContain('Changed again')
  expect(failures).toEqual([])
  expect(complaints).toEqual([])
})

test('an edit appears in a page that did not listen yet', async ({ page }) => {
  const stream = Promise.withResolvers<void>()
  await page.route('**/__sild/releases*', async (route) => {
    await stream.promise
    await route.continue()
  })
  await page.goto(`${portal.origin}/other`)
  await page.locator('html[data-hydrated]').waitFor()
  const before = releases.length
  edit('OtherPage.tsx', '>Changed again<', '>Changed early<')
  await expect.poll(() => releases.length).toBeGreaterThan(before)
  stream.resolve()
  await expect(page.getByText('Changed early')).toBeVisible()
  edit('OtherPage.tsx', '>Changed early<', '>Changed again<')
  await expect(page.getByText('Changed again')).toBeVisible()
})

test('code that does not compile is reported, and the release before stays', async ({ page }) => {
  edit('OtherPage.tsx', 'export function Component() {', 'export function Component() { ]')
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  expect(failures.at(-1)?.message).toContain('OtherPage.tsx')
  await page.goto(`${portal.origin}/other`)
  await expect(page.getByText('Changed again')).toBeVisible()
  edit('OtherPage.tsx', 'export function Component() { ]', 'export function Component() {')
})

test('a compile error covers the open page with its code, until it is fixed', async ({ page }) => {
  await page.goto(`${portal.origin}/other`)
  await page.locator('html[data-hydrated]').waitFor()
  edit('OtherPage.tsx', 'export function Component() {', 'export function Component() { ]')
  const problems = page.getByRole('alert').filter({ hasText: 'mf-other does not compile' })
  await expect(problems).toContainText('export function Component() { ]')
  edit('OtherPage.tsx', 'export function Component() { ]', 'export function Component() {')
  await expect(problems).toHaveCount(0)
})

test('an exception of a component covers the page with the line of its source', async ({ page }) => {
  await page.goto(`${portal.origin}/other`)
  await page.locator('html[data-hydrated]').waitFor()
  edit(
    'OtherPage.tsx',
    'export function Component() {',
    "export function Component() { throw new Error('made to fail')",
  )
  const problems = page.getByRole('alert').filter({ hasText: 'Error: made to fail' })
  await expect(problems).toContainText(/src\/pages\/OtherPage.tsx:\d+/)
  await expect(problems).toContainText(/> +\d+ \| export function Component\(\) \{ throw new Error\('made to fail'\)/)
  // A release that changes only styles does not fix the error.
  edit('OtherPage.module.css', 'rgb(7, 8, 9)', 'rgb(3, 2, 1)')
  await expect.poll(() => page.evaluate(allRules)).toContain('rgb(3, 2, 1)')
  await expect(problems).toBeVisible()
  edit('OtherPage.tsx', " throw new Error('made to fail')", '')
  await expect(problems).toHaveCount(0)
})

test('errors of TypeScript cover the page until all are fixed', async ({ page }) => {
  const storage = diskStorage(registryDir)
  await page.goto(`${portal.origin}/other`)
  await page.locator('html[data-hydrated]').waitFor()
  await noteWork(storage, 'mf-other', 'types', 'src/pages/OtherPage.tsx(3,7): error TS2322: no number')
  const problems = page.getByRole('alert').filter({ hasText: 'mf-other has wrong types' })
  await expect(problems).toContainText('error TS2322')
  await problems.getByRole('button', { name: 'Close' }).click()
  await expect(problems).toHaveCount(0)
  await noteWork(storage, 'mf-other', 'types', 'src/pages/OtherPage.tsx(9,7): error TS2322: no text')
  await expect(problems).toContainText('no text')
  await noteWork(storage, 'mf-other', 'types', null)
  await expect(problems).toHaveCount(0)
})
