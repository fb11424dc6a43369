import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketOf } from '@sild/registry'
import { testDatabase } from '@sild/testing'
import { describe, expect, it, vi } from 'vitest'
import { cookiesOf } from '../cookie-jar.ts'
import { callAsTeam } from '../delivery.ts'
import { fixtureRelease, idOf, madeOf } from '@sild/portal/test/fixture-releases'
import { realBff } from '../real-bff.ts'
import { testDelivery } from './test-delivery.ts'

const database = testDatabase()
const ids = { stable: idOf('b1'), canary: idOf('b2'), third: idOf('b3'), other: idOf('c1'), otherCanary: idOf('c2') }
const delivery = testDelivery({
  database,
  live: [fixtureRelease('shell', 'aa'), fixtureRelease('mf-try', 'b1'), fixtureRelease('mf-other', 'c1')],
  stored: [
    fixtureRelease('mf-try', 'b2', { pr: 412 }),
    fixtureRelease('mf-try', 'b3'),
    fixtureRelease('mf-try', 'b4', { react: '^20.0.0' }),
    fixtureRelease('mf-other', 'c2'),
    fixtureRelease('shell', 'ab', { server: 'throw new Error("broken shell")' }),
  ],
})
const { act, releasesFor } = delivery

/** Visitors on one side of a canary and, each, on some side of another. */
const visitors = Array.from({ length: 200 }, (_, index) => `p.${String(index).padStart(22, 'x')}`)

describe('a canary', () => {
  it('goes to its share of visitors only, and sticks to each', async () => {
    const { channel } = await act('mf-try', 'startCanary', { release: ids.canary, percent: 30 })
    for (const unit of visitors.slice(0, 60)) {
      const expected = bucketOf(channel.canary!.salt, unit) < 30 ? ids.canary : ids.stable
      expect((await releasesFor(`unit=${unit}`))['mf-try']).toBe(expected)
    }
  })

  it('keeps a new visitor in the group that chance gave them', async () => {
    const first = await delivery.bff.get('/')
    const unit = cookiesOf(first)['unit']
    expect(unit).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
    expect(unit?.value).toMatch(/^p\.[\w-]{22}$/)
    const again = await delivery.bff.get('/', { cookie: `unit=${unit?.value}` })
    expect(madeOf(again.body).releases).toEqual(madeOf(first.body).releases)
    expect(cookiesOf(again)['unit']).toBeUndefined()
  })

  it('says nothing about the canary of another app', async () => {
    const { channel: one } = await act('mf-try', 'rampCanary', { percent: 50 })
    const { channel: two } = await act('mf-other', 'startCanary', { release: ids.otherCanary, percent: 50 })
    const found = new Set<string>()
    for (const unit of visitors.slice(0, 40)) {
      const { 'mf-other': other, 'mf-try': own } = await releasesFor(`unit=${unit}`)
      const isIn = (salt: string) => bucketOf(salt, unit) < 50
      expect([own, other]).toEqual([
        isIn(one.canary!.salt) ? ids.canary : ids.stable,
        isIn(two.canary!.salt) ? ids.otherCanary : ids.other,
      ])
      found.add(`${own} ${other}`)
    }
    expect(found.size).toBe(4)
    await act('mf-other', 'rollBackRelease')
  })

  it('of a shell that does not start is dropped for its visitors', async () => {
    await act('mf-try', 'rollBackRelease')
    await act('shell', 'startCanary', { release: idOf('ab'), percent: 100 })
    expect(await releasesFor(`unit=${visitors[0]}`)).toMatchObject({ shell: idOf('aa'), 'mf-try': ids.stable })
    await act('shell', 'rollBackRelease')
  })

  it('sets no cookie when there is none', async () => {
    const reply = await delivery.bff.get('/')
    expect(reply.headers['set-cookie']).toEqual([])
    expect(await releasesFor(`unit=${visitors[0]}`)).toMatchObject({ 'mf-try': ids.stable })
  })
})

describe('a broken promotion', () => {
  it('keeps the last good set, and reports the error', async () => {
    await act('shell', 'promoteRelease', { release: idOf('ab') })
    expect(await releasesFor()).toMatchObject({ shell: idOf('aa') })
    await act('shell', 'rollBackRelease')
    expect(await releasesFor()).toMatchObject({ shell: idOf('aa') })
  })
})

describe('an unavailable registry', () => {
  const away = `${delivery.registryDir}-away`
  it('keeps documents as they are, and missed changes are applied when it is back', async () => {
    await rename(delivery.registryDir, away)
    // That nothing changes can only be waited for: the registry is looked at each two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await releasesFor()).toMatchObject({ 'mf-try': ids.stable })
    await rename(away, delivery.registryDir)
    await act('mf-try', 'promoteRelease', { release: ids.third })
    expect(await releasesFor()).toMatchObject({ 'mf-try': ids.third })
    await act('mf-try', 'rollBackRelease')
  })

  it('over HTTP is read-only, and a start without it serves the last known releases', async () => {
    const dataDir = join(delivery.root, 'follower')
    const follower = await realBff(database, dataDir, {
      REGISTRY_DIR: undefined,
      REGISTRY_URL: `${delivery.bff.url}/registry/`,
    })
    expect(await releasesFor(undefined, follower)).toMatchObject({ shell: idOf('aa'), 'mf-try': ids.stable })
    const params = { app: 'mf-try' }
    const refused = await callAsTeam(follower, follower.teamToken(), 'promoteRelease', {
      params,
      body: { release: ids.third },
    })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'registry-read-only'])
    await act('mf-try', 'promoteRelease', { release: ids.third })
    await vi.waitFor(async () => expect((await releasesFor(undefined, follower))['mf-try']).toBe(ids.third), {
      timeout: 5000,
      interval: 100,
    })
    const script = `registry-cache/a/mf-try/${ids.third}/remoteEntry.js`
    await vi.waitFor(() => readFile(join(dataDir, script)), { timeout: 5000, interval: 50 })
    await follower.kill()
    await delivery.bff.kill()
    await follower.start()
    expect(await releasesFor(undefined, follower)).toMatchObject({ shell: idOf('aa'), 'mf-try': ids.third })
    const served = await follower.get(`/a/mf-try/${ids.third}/remoteEntry.js`)
    expect([served.statusCode, served.body]).toEqual([200, `export const release = 'mf-try@b3'`])
    expect((await follower.get(`/a/mf-try/${ids.canary}/remoteEntry.js`)).statusCode).toBe(503)
    const kept = JSON.parse(await readFile(join(dataDir, 'last-known-good.json'), 'utf8'))
    expect(kept).toMatchObject({ channel: 'staging', releases: { 'mf-try': ids.third } })
    await delivery.bff.start()
    await act('mf-try', 'rollBackRelease')
    await vi.waitFor(async () => expect((await releasesFor(undefined, follower))['mf-try']).toBe(ids.stable), {
      timeout: 6000,
      interval: 100,
    })
    await follower.kill()
  })
})

describe('figures of releases', () => {
  const load = { remote: 'mf-try', release: ids.stable, kind: 'load', ok: true, ms: 120 }
  /** What a document of these releases knows of itself. */
  const aDocument = async (cookie?: string) => {
    const { body } = await delivery.bff.get('/', cookie ? { cookie } : {})
    const [, mark] = /nonce="([^"]*)"/.exec(body) ?? []
    return { mark, releases: Object.entries(madeOf(body).releases).map(([app, id]) => `${app}@${id}`) }
  }
  const report = async (items: object[], document?: object, headers = {}) =>
    delivery.bff.call('reportRemotes', { body: { document: document ?? (await aDocument()), items }, headers })
  const shown = async () => {
    const { apps } = (await callAsTeam(delivery.bff, delivery.bff.teamToken(), 'getDelivery')).json().result
    return apps.find(({ name }: { name: string }) => name === 'mf-try')
  }

  it('are counted once for a document of ours, for its own releases only', async () => {
    const error = {
      message: 'TypeError: Cannot read mari@sild.test',
      stack: `    at render (https://sild.test/a/mf-try/${ids.stable}/mf-try.page.js:3:14)\n    at secret (chrome-extension://x/y.js:1:1)`,
    }
    const document = await aDocument()
    const items = [
      load,
      { ...load, ok: false, phase: 'import' },
      { ...load, kind: 'error', error },
      { ...load, kind: 'render', error },
      { ...load, kind: 'vital', name: 'LCP', value: 1500 },
      { ...load, kind: 'vital', name: 'INP', value: 80 },
      { ...load, release: 'f'.repeat(16) },
      { ...load, remote: 'mf-nobody' },
    ]
    for (let times = 0; times < 3; times += 1)
      expect((await report(items, document)).json()).toEqual({ result: { acknowledged: true } })
    await report([load])
    const canary = { ...load, release: ids.canary, kind: 'render' }
    // Of another document, of other releases, with an unknown mark, without a document.
    await report([canary], { ...document, releases: [...document.releases, `mf-try@${ids.canary}`] })
    await report([canary], { ...document, releases: [`mf-try@${ids.canary}`] })
    await report([canary], { mark: 'A'.repeat(24), releases: [`mf-try@${ids.canary}`] })
    await delivery.bff.call('reportRemotes', { body: { items: [canary] } })

    await vi.waitFor(async () => expect((await shown()).loads[0]?.loads).toBe(2), { timeout: 9000, interval: 200 })
    const { errors, loads } = await shown()
    expect(loads).toHaveLength(1)
    expect(loads[0]).toMatchObject({ release: ids.stable, loads: 2, loadErrors: 1, renderErrors: 1, scriptErrors: 1 })
    expect(loads[0].lcpMsP75).toBeGreaterThan(1300)
    expect(loads[0].inpMsP75).toBeLessThan(100)
    const message = 'TypeError: Cannot read …'
    const stack = `at render (mf-try@${ids.stable}/mf-try.page.js:3:14)`
    for (const kind of ['render', 'script'])
      expect(errors).toContainEqual(
        expect.objectContaining({ release: ids.stable, kind, message, stack, occurrences: 1 }),
      )
    expect(errors).toContainEqual(expect.objectContaining({ kind: 'load', message: 'It did not load: import' }))
  })

  it('are accepted from our pages, within a limit', async () => {
    expect((await report([load], undefined, { origin: 'https://evil.example' })).json().error.code).toBe(
      'origin-refused',
    )
    const many = Array.from({ length: 51 }, () => load)
    expect((await report(many)).json().error.code).toBe('invalid')
    const long = await report([{ ...load, phase: 'x'.repeat(33_000) }])
    expect([long.statusCode, long.json().error.code]).toEqual([413, 'body-too-large'])
  })
})
