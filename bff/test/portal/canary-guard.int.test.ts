import { schemas } from '@sild/contract/schemas'
import { testDatabase } from '@sild/testing'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestBff, testBff } from '../bff.ts'
import { callAsTeam, makeLive, teamToken } from '../delivery.ts'
import { totalOf } from '@sild/portal/delivery/figures'
import { revOf } from '@sild/portal/remotes/rev'
import { fixtureRelease, idOf, store } from '@sild/portal/test/fixture-releases'

const database = testDatabase()
const environment = { RATE_LIMIT_SCALE: '1e6', REGISTRY_CHANNEL: 'staging' }
const bff = testBff({ database, environment })
/** Another process of the installation, with the same database. */
const other = testBff({ database, environment })
const ids = { stable: idOf('b1'), canary: idOf('b2') }
let token: string
beforeAll(async () => {
  await store(bff.deps.portal.delivery.storage!, fixtureRelease('mf-try', 'b2'))
  await makeLive(bff, fixtureRelease('shell', 'aa'), fixtureRelease('mf-try', 'b1'))
  token = await teamToken(bff.deps)
})

const act = async (name: 'startCanary' | 'rampCanary' | 'enableRemote' | 'rollBackRelease', body: object = {}) =>
  (await callAsTeam(bff, token, name, { params: { app: 'mf-try' }, body })).json()
const pointer = async () => (await bff.deps.portal.remotes.registry.readChannel('staging', 'mf-try'))!
const guardOf = async (locale = 'en') => {
  const reply = await callAsTeam(bff, token, 'getDelivery', { headers: { 'x-language': locale } })
  return reply.json().result.apps.find(({ name }: { name: string }) => name === 'mf-try').guard
}
const releasesOf = (release: string) => [`shell@${idOf('aa')}`, `mf-try@${release}`]
/** A document with this release, as a report names it. */
const documentOf = (release: string, { deps }: TestBff) => {
  const releases = releasesOf(release)
  return { mark: deps.portal.delivery.marks.create(revOf(releases)), releases }
}
const networks = (count: number) => Array.from({ length: count }, (_, at) => `192.0.2.${at}`)
/** Reports as this many browsers would, some of them with failures, at this many addresses. */
async function report(
  release: string,
  loads: number,
  failed: number,
  { addresses = networks(60), kind = 'load', on = bff }: { addresses?: string[]; kind?: string; on?: TestBff } = {},
): Promise<void> {
  for (let sent = 0; sent < loads; sent += 1) {
    const of = { remote: 'mf-try', release }
    const isFailed = Math.floor(((sent + 1) * failed) / loads) > Math.floor((sent * failed) / loads)
    const items = [
      { ...of, kind: 'load', ok: kind !== 'load' || !isFailed, ms: 100 },
      ...(kind !== 'load' && isFailed ? [{ ...of, kind }] : []),
    ]
    const remoteAddress = addresses[sent % addresses.length]!
    const reply = await on.call('reportRemotes', { body: { document: documentOf(release, on), items }, remoteAddress })
    expect(reply.statusCode).toBe(200)
  }
  await on.deps.portal.delivery.figures.flush()
}
const check = () => bff.deps.portal.delivery.guard!.check()

describe('the guard', () => {
  beforeEach(async () => {
    await database.query('delete from bff.release_figures').catch(() => undefined)
    await act('enableRemote')
    await act('startCanary', { release: ids.canary, percent: 10, guard: { minLoads: 200 } })
  })

  it('says that it has not enough data, in the language of the reader, and keeps the canary', async () => {
    await report(ids.stable, 400, 0)
    await report(ids.canary, 150, 150)
    await check()
    expect((await pointer()).canary?.release).toBe(ids.canary)
    const { loads, ...guard } = await guardOf()
    // The part of the network that reported most is left out.
    expect([loads > 100, loads < 150]).toEqual([true, true])
    expect(guard).toEqual({ state: 'waiting', minLoads: 200, text: `Not enough data: ${loads} of 200 loads` })
    expect((await guardOf('et')).text).toBe(`Andmeid on liiga vähe: ${loads} laadimist 200-st`)
    expect((await guardOf('fr')).text).toBe(`Données insuffisantes\u00a0: ${loads} chargements sur 200`)
    expect((await act('rampCanary', { percent: 20, isAutomatic: true })).error.code).toBe('not-enough-data')
  })

  it('reverts a bad canary and freezes the app until a person has looked', async () => {
    await report(ids.stable, 400, 0)
    await report(ids.canary, 300, 60)
    await check()
    const now = await pointer()
    expect(now).toMatchObject({ stable: ids.stable, frozen: true })
    expect(now.canary).toBeUndefined()
    expect(now.history.slice(0, 2)).toMatchObject([
      { op: 'freeze', by: 'guard' },
      { op: 'rollback', by: 'guard' },
    ])
    expect(await guardOf()).toMatchObject({ state: 'reverted' })
    expect((await act('startCanary', { release: ids.canary, percent: 10 })).error.code).toBe('channel-frozen')
    expect((await bff.app.inject('/__mfe/kill')).json().recalled).toEqual([`mf-try@${ids.canary}`])
  })

  it.each(['render', 'error'])('reverts a canary with reports of the kind %s', async (kind) => {
    await report(ids.stable, 400, 0)
    await report(ids.canary, 300, 60, { kind })
    await check()
    expect((await pointer()).canary).toBeUndefined()
  })

  it('ignores the figures of a single address', async () => {
    await report(ids.stable, 400, 0)
    await report(ids.canary, 300, 0)
    await report(ids.canary, 200, 200, { addresses: ['198.51.100.7'] })
    await check()
    expect((await pointer()).canary?.release).toBe(ids.canary)
    await act('rollBackRelease')
  })

  it('names the result of a rollback: the stable release while a canary runs', async () => {
    const { apps } = (await callAsTeam(bff, token, 'getDelivery')).json().result
    const rollbackOf = (app: string) => apps.find(({ name }: { name: string }) => name === app).rollback
    expect([rollbackOf('mf-try').id, rollbackOf('shell')]).toEqual([ids.stable, null])
    await act('rollBackRelease')
  })

  it('keeps a good canary, which may then be ramped', async () => {
    await report(ids.stable, 400, 1)
    await report(ids.canary, 300, 1)
    await check()
    expect(await guardOf()).toMatchObject({ state: 'ok' })
    expect((await act('rampCanary', { percent: 50, isAutomatic: true })).result.channel.canary.percent).toBe(50)
    await act('rollBackRelease')
  })

  it('adds up the reports of all processes', async () => {
    await makeLive(other, fixtureRelease('mf-try', 'b1'), fixtureRelease('mf-try', 'b2'))
    await Promise.all([report(ids.canary, 120, 0), report(ids.canary, 130, 0, { on: other })])
    await report(ids.stable, 400, 0)
    expect(await guardOf()).toMatchObject({ state: 'ok', loads: expect.toSatisfy((loads: number) => loads > 200) })
    await act('rollBackRelease')
  })

  it('leaves the decision to the process that holds the lock', async () => {
    await report(ids.stable, 400, 0)
    await report(ids.canary, 300, 300)
    const client = new pg.Client(database.bffUrl)
    await client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7453011)')
    await check()
    expect((await pointer()).canary?.release).toBe(ids.canary)
    await client.query('commit')
    await client.end()
    await check()
    expect((await pointer()).canary).toBeUndefined()
  })
})

describe('figures', () => {
  it('survive an outage of the database, and the loss of their table', async () => {
    await act('enableRemote')
    await database.query('drop table bff.release_figures')
    await report(ids.stable, 100, 0)
    const since = async () => {
      const parts = await bff.deps.portal.delivery.figures.since('mf-try', new Date(Date.now() - 60_000))
      return totalOf(parts.get(ids.stable) ?? []).loads
    }
    expect(await since()).toBe(100)
    await database.query('revoke all on bff.release_figures from sild_bff')
    await report(ids.stable, 50, 0)
    await expect(since()).rejects.toThrow('permission denied')
    await database.query('grant all on bff.release_figures to sild_bff')
    await report(ids.stable, 50, 0)
    expect(await since()).toBe(200)
  })

  it('are listed hour by hour, each release by itself', async () => {
    await database.query('delete from bff.release_figures')
    await report(ids.stable, 30, 3)
    await database.query(`update bff.release_figures set minute = minute - interval '2 hours'`)
    await report(ids.stable, 20, 0)
    await report(ids.canary, 10, 2)
    const trend = async (days: number) => {
      const call = { params: { app: 'mf-try' }, query: { days } }
      const reply = await callAsTeam(bff, token, 'getReleaseTrend', call)
      return schemas.getReleaseTrend.reply.parse(reply.json().result).hours
    }
    const hours = await trend(1)
    expect(hours).toHaveLength(3)
    expect(hours[0]).toMatchObject({ release: ids.stable, loads: 30, failures: 3, lcpMsP75: null })
    expect(hours[0]!.version).toBe('1.0.0-b1')
    expect(hours[0]!.loadMsP75).toBeGreaterThan(90)
    expect(hours[0]!.loadMsP75).toBeLessThan(115)
    expect(hours.slice(1)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ release: ids.stable, loads: 20, failures: 0 }),
        expect.objectContaining({ release: ids.canary, loads: 10, failures: 2 }),
      ]),
    )
    expect(Date.parse(hours[2]!.hour) - Date.parse(hours[0]!.hour)).toBe(7_200_000)
    await database.query(`update bff.release_figures set minute = minute - interval '2 days'`)
    expect(await trend(1)).toEqual([])
    expect(await trend(3)).toHaveLength(3)
  })
})
