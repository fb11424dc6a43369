import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildApps } from '@sild/build'
import { fetchNothingAhead } from '../hydrate.ts'
import type { Portal } from './portal/portal.ts'
import { expect, openPortal, test } from './portal/portal.ts'

const DEPLOYS = 10
const root = join(import.meta.dirname, '../..')
const scratch = join(root, `.sild/e2e-deploys-${process.pid}`)
const registryDir = join(scratch, 'registry')
const remote = join(scratch, 'mf-probe')
let portal: Portal

test.beforeAll(async ({ sharedPortal }) => {
  mkdirSync(scratch, { recursive: true })
  cpSync(sharedPortal.registryDir, registryDir, { recursive: true })
  cpSync(join(import.meta.dirname, 'remotes/mf-probe'), remote, { recursive: true })
  portal = await openPortal('production', registryDir, 'production')
})
test.afterAll(async () => {
  await portal.stop()
  rmSync(scratch, { recursive: true })
})

const headingOf = (number: number): string => (number === 0 ? 'Anchors' : `Anchors of deploy ${number}`)

/** Publishes the remote with another heading on a page, and points the channel to it. */
async function deploy(number: number): Promise<void> {
  const page = join(remote, 'src/pages/AnchorsPage.tsx')
  const source = readFileSync(page, 'utf8')
  expect(source).toContain(`<h1>${headingOf(number - 1)}</h1>`)
  writeFileSync(page, source.replace(`<h1>${headingOf(number - 1)}</h1>`, `<h1>${headingOf(number)}</h1>`))
  const apps = [relative(root, remote)]
  expect(await buildApps({ apps, registryDir, mode: 'production', channel: 'production' })).toMatchObject([
    { name: 'mf-probe', isNew: true },
  ])
}

test('a page of the first release works on after ten deploys, with parts that it has not loaded yet', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(240_000) // Each deploy is a build for production.
  await fetchNothingAhead(page)
  const loaded: string[] = []
  page.on('request', (each) => loaded.push(`${each.resourceType()} ${each.url()}`))
  await page.goto(`${portal.origin}/probe`)
  await page.locator('html[data-hydrated]').waitFor()
  const [first] = /mf-probe\/[a-f0-9]{16}/.exec(loaded.join()) ?? []
  const partsOfAnchors = () => loaded.filter((each) => each.includes('mf-probe.anchors'))

  for (let number = 1; number <= DEPLOYS; number += 1) {
    await deploy(number)
    await expect
      .poll(async () => (await request.get(`${portal.origin}/probe/anchors`)).text(), { timeout: 5000 })
      .toContain(`<h1>${headingOf(number)}</h1>`)
    await page.getByRole('button', { name: `Pressed ${number - 1} times` }).click()
    await expect(page.getByRole('button', { name: `Pressed ${number} times` })).toBeVisible()
  }

  expect(partsOfAnchors()).toEqual([])
  loaded.length = 0
  await page.getByRole('link', { name: 'To the middle' }).click()
  await expect(page.getByRole('heading', { name: 'Anchors', exact: true })).toBeVisible()
  expect(partsOfAnchors()).not.toEqual([])
  await page.getByRole('link', { name: 'To the other remote' }).click()
  await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible()
  expect(loaded.filter((each) => each.startsWith('document'))).toEqual([])
  expect(loaded.filter((each) => each.includes('/a/mf-probe/') && !each.includes(`${first}/`))).toEqual([])

  await page.goto(`${portal.origin}/probe/anchors`)
  await expect(page.getByRole('heading', { name: headingOf(DEPLOYS) })).toBeVisible()
  expect(complaints).toEqual([])
})
