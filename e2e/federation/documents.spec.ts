import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { nothingHappensFor } from '../nothing-happens-for.ts'
import type { Portal } from './portal/portal.ts'
import { expect, startPortal, test } from './portal/portal.ts'

const nonces = (text: string): string[] => [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce ?? '')

test('every response has its own nonce in both policies, in the document and nowhere else, cached or not', async ({
  request,
}) => {
  const seen = new Set<string>()
  for (let index = 0; index < 4; index += 1) {
    const response = await request.get('/probe', { headers: { 'accept-encoding': 'br' } })
    const [nonce, ...others] = new Set(nonces(await response.text()))
    const [dynamic, listed] = (response.headers()['content-security-policy'] ?? '').split(', ')
    expect(others).toEqual([])
    expect(dynamic).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
    expect(listed).toContain(`script-src 'nonce-${nonce}' 'self'`)
    expect(`${dynamic}${listed}`).not.toContain('unsafe')
    seen.add(nonce ?? '')
  }
  expect(seen.size).toBe(4)
})

test('a page is the same in every encoding', async ({ portal }) => {
  const without = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '')
  const texts = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const response = await fetch(`${portal.origin}/probe`, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      return without(await response.text())
    }),
  )
  expect(new Set(texts).size).toBe(1)
})

test('a page is rendered once for all readers, and again when its content changes', async ({ request, portal }) => {
  // Common data of all documents, such as the contacts of the site, is loaded once and does not count here.
  await request.get('/probe')
  await portal.purge('listCountries')
  await portal.takeCalls()
  await Promise.all(Array.from({ length: 8 }, () => request.get('/probe')))
  expect((await portal.takeCalls()).server).toEqual(['GET /api/list/countries'])
  await request.get('/probe')
  expect((await portal.takeCalls()).server).toEqual([])
  await portal.purge('listCountries')
  await request.get('/probe')
  expect((await portal.takeCalls()).server).toEqual(['GET /api/list/countries'])
})

test('the language of the address counts, and only the bare home page follows the cookie', async ({ portal }) => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(portal.origin + path, { headers, redirect: 'manual' })
  expect((await ask('/', { cookie: 'locale=et' })).headers.get('location')).toBe('/et')
  expect((await ask('/', { cookie: 'locale=et', 'sec-fetch-site': 'same-origin' })).status).not.toBe(302)
  expect((await ask('/probe', { cookie: 'locale=et' })).status).toBe(200)
  expect((await ask('/')).status).not.toBe(302)
  expect((await ask('/fr/probe')).headers.get('set-cookie')).toContain('locale=fr; Max-Age=31536000; Path=/')
  expect((await ask('/probe/?a=1')).headers.get('location')).toBe('/probe?a=1')
})

test('files of a release are immutable and intact', async ({ request, portal }) => {
  const html = await (await request.get('/probe')).text()
  const [script = ''] = /\/a\/shell\/[a-f0-9]+\/shell\.js/.exec(html) ?? []
  const response = await request.get(script)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-type']).toBe('text/javascript; charset=utf-8')
  expect(response.headers()['content-encoding']).toBe('br')
  for (const path of [
    'ssr/entry.mjs',
    'shell.js.br',
    '../../../channels/production/shell.json',
    '%2e%2e/x.js',
    'missing.js',
  ]) {
    expect((await fetch(`${portal.origin}${script.replace('shell.js', path)}`)).status, path).toBe(404)
  }
  expect(gunzipSync(readFileSync(join(portal.registryDir, `${script}.gz`))).length).toBeGreaterThan(100_000)
})

test.describe('with a registry of its own', () => {
  let portal: Portal
  let registryDir: string

  test.beforeEach(async ({ sharedPortal }) => {
    registryDir = mkdtempSync(join(tmpdir(), 'sild-registry-'))
    cpSync(sharedPortal.registryDir, registryDir, { recursive: true })
  })
  test.afterEach(async () => {
    await portal.stop()
    rmSync(registryDir, { recursive: true })
  })
  const releaseOf = (name: string): string => {
    const { stable } = JSON.parse(readFileSync(join(registryDir, `channels/production/${name}.json`), 'utf8')) as {
      stable: string
    }
    return join(registryDir, 'a', name, stable)
  }
  const textOf = async (request: APIRequestContext, path: string) => (await request.get(portal.origin + path)).text()

  test('a modified server bundle never runs: its pages are left to the browser', async ({ request, page }) => {
    const folder = join(releaseOf('mf-other'), 'ssr')
    for (const file of readdirSync(folder))
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\nprocess.exit(1)\n`)
    portal = await startPortal('production', registryDir)
    expect(await textOf(request, '/other')).toContain('aria-busy="true"')
    expect(await textOf(request, '/probe')).toContain('2 countries in en')
    await page.goto(`${portal.origin}/other`)
    await expect(page.getByRole('heading', { name: 'other in en' })).toBeVisible()
  })

  test('a pointer to a missing release keeps the current release', async ({ request }) => {
    portal = await startPortal('production', registryDir)
    const before = await textOf(request, '/other')
    const pointer = join(registryDir, 'channels/production/mf-other.json')
    const channel = JSON.parse(readFileSync(pointer, 'utf8')) as { stable: string; rev: number }
    writeFileSync(pointer, JSON.stringify({ ...channel, rev: channel.rev + 1, stable: 'f'.repeat(16) }))
    await nothingHappensFor(600, 'by then the portal has looked at its registry')
    expect(before).toContain(channel.stable)
    expect(await textOf(request, '/other')).toContain(channel.stable)
  })
})
