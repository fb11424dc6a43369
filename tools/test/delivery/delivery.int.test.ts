import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reply } from '@sild/contract/schemas'
import { applyChange, diskStorage, openRegistry } from '@sild/registry'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type CheckoutCopy, copyCheckout } from '../copy-checkout.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { type Ended, outputOf, runIn } from './run-in.ts'

const remote = 'mf-parcels'
const address = '/parcels/prices'
const database = testDatabase()
let checkout: CheckoutCopy
let portal: TestPortal
let dataDir: string

const sild = (...words: string[]): Promise<Ended> =>
  runIn(checkout.root, ['tools/cli/sild.mjs', ...words], {
    SILD_URL: portal.url,
    SILD_TOKEN: portal.tokenFor([remote]),
  })
/** A command that must succeed, as data. */
const sildReply = async <Result>(...words: string[]): Promise<Result> =>
  JSON.parse(outputOf(await sild(...words, '--json'))) as Result
const pageFor = async (cookie = ''): Promise<{ status: number; title: string }> => {
  const response = await fetch(portal.url + address, { headers: { cookie } })
  const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? []
  return { status: response.status, title }
}
/** A pointer is looked at every two seconds. */
const everybodySees = (title: string) =>
  expect.poll(async () => (await pageFor()).title, { timeout: 10_000 }).toBe(title)

beforeAll(async () => {
  checkout = copyCheckout()
  dataDir = mkdtempSync(join(tmpdir(), 'sild-delivery-'))
  const registryDir = join(checkout.root, '.sild/registry')
  outputOf(await runIn(checkout.root, ['tools/build.ts', 'shell']))
  const storage = diskStorage(registryDir)
  const shell = await openRegistry(storage).readChannel('production', 'shell')
  await applyChange(storage, 'staging', 'shell', { op: 'promote', release: shell?.stable ?? '' }, { by: 'test' })
  portal = await startPortal({ root: checkout.root, database, registryDir, dataDir })
}, 240_000) // The shell is built.
afterAll(async () => {
  await portal?.stop()
  checkout?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

// Builds, and pages opened in a browser.
describe('a new remote', { timeout: 240_000 }, () => {
  it('is live by two commands', async () => {
    expect((await pageFor()).status).toBe(404)
    const began = performance.now()
    outputOf(await runIn(checkout.root, ['tools/new-remote.mjs', remote, '--route', address, '--title', 'Prices']))
    outputOf(await sild('publish', remote, '--promote'))
    await everybodySees('Prices')
    const seconds = (performance.now() - began) / 1000
    console.log(`from nothing to live: ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(300)
  })

  it('passes tests, types, format, lint and boundaries', async () => {
    const conventions = ['remotes', 'routes', 'messages', 'jsx'].map((name) => `tools/conventions/${name}`)
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-color']
    const checks = [
      [
        ...vitest,
        '--project=pages',
        '--project=unit',
        remote,
        ...conventions,
        'tools/docs/documents',
        'tools/lockfile',
      ],
      ['node_modules/typescript/bin/tsc', '-p', `${remote}/tsconfig.json`],
      ['node_modules/oxfmt/bin/oxfmt', '--check', remote, 'CODEOWNERS'],
      ['node_modules/oxlint/bin/oxlint', remote],
      ['tools/test.ts', 'boundaries'],
    ]
    const failed: string[] = []
    for (const check of checks) {
      const { code, output } = await runIn(checkout.root, check)
      if (code !== 0) failed.push(output)
    }
    expect(failed).toEqual([])
  })

  it('passes the check of its team, in a browser too', async () => {
    const output = outputOf(await sild('check', remote))
    expect(output).toContain(`ok    ${remote}.parcels-prices ${address}`)
    expect(output).toContain('ok    its types hold')
    expect(output).toContain('ok    its tests pass')
    expect(output).toMatch(/\nthe entry +[\d.]+ kB brotli +of 13.0 kB brotli +\d+ %\n/)
  })

  it('fails the check of its team with the type and the test that do not hold', async () => {
    const [test = ''] = globSync('src/pages/**/*.test.tsx', { cwd: join(checkout.root, remote) })
    const file = join(checkout.root, remote, test)
    const source = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      `${source}\nit('is made to fail', () => expect('one' as never as 1).toBe(2 satisfies string))\n`,
    )
    const { code, output } = await sild('check', remote, '--no-browser')
    writeFileSync(file, source)
    expect(code).toBe(1)
    expect(output).toMatch(/BAD {3}its types hold\n {6}- .+TS1360/)
    expect(output).toMatch(/BAD {3}its tests pass\n {6}- is made to fail: AssertionError: expected 'one' to be 2/)
  })
})

// Builds, and pages opened in a browser.
describe('a release with broken pages', { timeout: 120_000 }, () => {
  it('is not published: a browser opens them first', async () => {
    const [page = ''] = globSync('src/pages/**/*Page.tsx', { cwd: join(checkout.root, remote) })
    const file = join(checkout.root, remote, page)
    const source = readFileSync(file, 'utf8')
    const broken = `export function Component() {\n  if ('document' in globalThis) throw new Error('made to fail')`
    writeFileSync(file, source.replace('export function Component() {', broken))
    const { releases } = await sildReply<Reply<'listReleases'>>('status', remote)
    const { code, output } = await sild('publish', remote, '--version', '1.0.9')
    expect([code, output]).toEqual([1, expect.stringContaining('nothing was published')])
    expect(output).toContain('made to fail')
    expect((await sildReply<Reply<'listReleases'>>('status', remote)).releases).toEqual(releases)
    writeFileSync(file, source)
  })

  it('is refused by the portal before a browser opens anything', async () => {
    const file = join(checkout.root, remote, 'src/routes.tsx')
    const source = readFileSync(file, 'utf8')
    const taken = source.replace(/path: [^,]+,/, "path: '/styleguide',")
    expect(taken).not.toBe(source)
    writeFileSync(file, taken)
    const { code, output } = await sild('publish', remote, '--version', '1.0.8')
    writeFileSync(file, source)
    expect([code, output]).toEqual([1, expect.stringContaining('has the address of shell.styleguide')])
    expect(output).not.toContain('opening its pages')
  })
})

// Builds, and pages opened in a browser.
describe('the next release', { timeout: 120_000 }, () => {
  type Published = Reply<'publishRelease'>
  type Changed = Reply<'promoteRelease'>
  let release: string
  let before: string

  it('is published, but not served', async () => {
    const file = join(checkout.root, remote, 'src/messages/en.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Prices"', '"New prices"'))
    const began = performance.now()
    const published = await sildReply<Published>('publish', remote, '--version', '1.1.0')
    expect(published).toMatchObject({ name: remote, version: '1.1.0', isNew: true })
    release = published.id
    const { releases } = await sildReply<Reply<'listReleases'>>('status', remote)
    const seconds = (performance.now() - began) / 1000
    console.log(`from publish to selectable: ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(60)
    expect(releases.map(({ id, isStable }) => [id === release, isStable])).toEqual([
      [true, false],
      [false, true],
    ])
    before = releases[1]?.id ?? ''
    expect((await pageFor()).title).toBe('Prices')
    expect(await sildReply<Published>('publish', remote, '--version', '1.1.0')).toMatchObject({ isNew: false })
  })

  it('is shown by a link', async () => {
    const { url } = await sildReply<Reply<'createPreview'>>('preview', `${remote}@1.1.0`, '--path', address)
    const entered = await fetch(url, { redirect: 'manual' })
    expect([entered.status, entered.headers.get('location')]).toEqual([302, address])
    const [cookie = ''] = entered.headers.getSetCookie().map((each) => each.split(';')[0])
    expect((await pageFor(cookie)).title).toBe('New prices')
    expect((await pageFor()).title).toBe('Prices')
  })

  it('is the canary of some, then of all, then the stable one', async () => {
    const { channel } = await sildReply<Changed>('canary', `${remote}@${release}`, '--pct', '0')
    expect(channel.canary).toMatchObject({ release, percent: 0 })
    expect((await pageFor()).title).toBe('Prices')
    await sildReply<Changed>('ramp', remote, '100')
    await everybodySees('New prices')
    const refused = await sild('ramp', remote, '100', '--auto')
    expect([refused.code, refused.output.split('\n')[0]]).toEqual([1, 'Not enough data: 0 of 500 loads'])
    const promoted = await sildReply<Changed>('promote', remote)
    expect(promoted.channel).toMatchObject({ stable: release })
    expect(promoted.channel.canary).toBeUndefined()
    await everybodySees('New prices')
  })

  it('is rolled back by one command, which its own undo reverts', async () => {
    const began = performance.now()
    const { channel, undo } = await sildReply<Changed>('rollback', remote)
    expect(channel.stable).toBe(before)
    await everybodySees('Prices')
    const seconds = (performance.now() - began) / 1000
    console.log(`from rollback to the next document: ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(5)
    expect(undo).toBe(`npx sild rollback ${remote} --to ${release}`)
    const [, , ...words] = undo.split(' ')
    await sildReply(...words)
    await everybodySees('New prices')
  })

  it('is switched off, and on again', async () => {
    await sildReply('disable', remote, '--reason', 'shows the wrong prices')
    await expect.poll(async () => (await pageFor()).status, { timeout: 10_000 }).toBe(503)
    await sildReply('enable', remote)
    await everybodySees('New prices')
  })

  it('is explained, and checked as whole', async () => {
    const { apps } = await sildReply<Reply<'explainSession'>>('explain', address)
    expect(apps.find(({ isOfPage }) => isOfPage)).toMatchObject({ name: remote, release, reason: 'stable' })
    expect(outputOf(await sild('doctor'))).toContain(`${remote} stable`)
  })
})

describe('a token', () => {
  it('of a team changes no other app', async () => {
    const { code, output } = await sild('rollback', 'shell')
    expect([code, output.split('\n')[0]]).toEqual([3, 'Your team may not change shell'])
  })

  it('that was altered is refused', async () => {
    const altered = portal.tokenFor(['*']).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await sild('rollback', remote, '--token', altered)).code).toBe(3)
  })
})
