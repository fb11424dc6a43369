import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperationName } from '@sild/contract/operations'
import { applyChange, openRegistry } from '@sild/registry'
import { testDatabase } from '@sild/testing'
import { describe, expect, it, vi } from 'vitest'
import { callAsTeam } from '../delivery.ts'
import { fixtureRelease, idOf, store } from '@sild/portal/test/fixture-releases'
import { testDelivery } from './test-delivery.ts'

const ids = { stable: idOf('b1'), next: idOf('b2'), third: idOf('b3') }
const delivery = testDelivery({
  database: testDatabase(),
  live: [fixtureRelease('shell', 'aa'), fixtureRelease('mf-try', 'b1'), fixtureRelease('mf-other', 'c1')],
  stored: [
    fixtureRelease('mf-try', 'b2', { pr: 412 }),
    fixtureRelease('mf-try', 'b3'),
    fixtureRelease('mf-try', 'b4', { react: '^20.0.0' }),
  ],
})
const { act } = delivery
const call = (name: OperationName, body?: object, own?: string) =>
  callAsTeam(delivery.bff, own ?? delivery.bff.teamToken(['mf-try']), name, { params: { app: 'mf-try' }, body })
const refusal = async (name: OperationName, body?: object) => (await call(name, body)).json().error?.code
const shown = async () => (await delivery.releasesFor())['mf-try']
const pointer = () => openRegistry(delivery.storage).readChannel('staging', 'mf-try')

describe('moving a pointer', () => {
  it('promotes, and the next document has it; the undo reverts it', async () => {
    expect(await shown()).toBe(ids.stable)
    const { channel, undo } = await act('mf-try', 'promoteRelease', { release: ids.next })
    expect(channel).toMatchObject({
      stable: ids.next,
      rev: 2,
      history: [{ by: 'team search-team', op: 'promote' }, {}],
    })
    expect(undo).toBe(`npx sild rollback mf-try --to ${ids.stable}`)
    expect(await shown()).toBe(ids.next)
    await act('mf-try', 'rollBackRelease', { release: ids.stable })
    expect(await shown()).toBe(ids.stable)
  })

  it('is seen within five seconds by another BFF', async () => {
    await applyChange(
      delivery.storage,
      'staging',
      'mf-try',
      { op: 'promote', release: ids.third },
      { by: 'another BFF' },
    )
    const startedAt = performance.now()
    await vi.waitFor(async () => expect(await shown()).toBe(ids.third), { timeout: 5000, interval: 50 })
    expect(performance.now() - startedAt).toBeLessThan(5000)
    await act('mf-try', 'rollBackRelease', {})
    expect(await shown()).toBe(ids.stable)
  })

  it('starts a canary, ramps it and ends it, each with its undo', async () => {
    const guard = { maxErrorRateDelta: 0.01, minLoads: 50 }
    const started = await act('mf-try', 'startCanary', { release: ids.next, percent: 5, guard })
    expect(started.channel.canary).toMatchObject({ release: ids.next, percent: 5, guard })
    expect(started.undo).toBe('npx sild rollback mf-try')
    const ramped = await act('mf-try', 'rampCanary', { percent: 25 })
    expect(ramped.undo).toBe('npx sild ramp mf-try 5')
    expect(ramped.channel.canary).toMatchObject({ percent: 25, salt: started.channel.canary?.salt })
    const ended = await act('mf-try', 'rollBackRelease', {})
    expect(ended.channel.canary).toBeUndefined()
    expect(ended.undo).toContain(`canary mf-try@${ids.next} --pct 25`)
  })

  it('does not ramp by itself before the guard has enough data', async () => {
    await act('mf-try', 'startCanary', { release: ids.next, percent: 1 })
    const reply = await call('rampCanary', { percent: 5, isAutomatic: true })
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'not-enough-data'])
    expect(reply.json().error.message).toBe('Not enough data: 0 of 500 loads')
    await act('mf-try', 'rampCanary', { percent: 5 })
    await act('mf-try', 'rollBackRelease', {})
  })

  it('switches an app off and on; open pages get the reason', async () => {
    const off = await act('mf-try', 'disableRemote', { reason: 'Shows wrong prices' })
    expect(off.undo).toBe('npx sild enable mf-try')
    expect(await shown()).toBeUndefined()
    expect((await delivery.bff.get('/__mfe/kill')).json().disabled).toEqual({ 'mf-try': 'Shows wrong prices' })
    expect((await act('mf-try', 'enableRemote', {})).undo).toBe("npx sild disable mf-try --reason 'Shows wrong prices'")
    expect(await shown()).toBe(ids.stable)
  })

  it('freezes: only a rollback is possible until it is enabled', async () => {
    await act('mf-try', 'freezeChannel', {})
    expect(await refusal('promoteRelease', { release: ids.next })).toBe('channel-frozen')
    expect(await refusal('startCanary', { release: ids.next, percent: 1 })).toBe('channel-frozen')
    await act('mf-try', 'rollBackRelease', { release: ids.third })
    await act('mf-try', 'rollBackRelease', { release: ids.stable })
    await act('mf-try', 'enableRemote', {})
  })

  it('in another channel says so in its undo', async () => {
    await act('mf-try', 'promoteRelease', { release: ids.stable, channel: 'production' })
    const { undo } = await act('mf-try', 'promoteRelease', { release: ids.next, channel: 'production' })
    expect(undo).toBe(`npx sild rollback mf-try --to ${ids.stable} --channel production`)
    expect(await shown()).toBe(ids.stable)
  })

  it('for the first time is undone by switching the app off', async () => {
    await store(delivery.storage, fixtureRelease('mf-new', 'd1'))
    const reply = await callAsTeam(delivery.bff, delivery.bff.teamToken(), 'promoteRelease', {
      params: { app: 'mf-new' },
      body: { release: idOf('d1') },
    })
    expect(reply.json().result.undo).toBe("npx sild disable mf-new --reason 'Taken back'")
  })

  it.each<[string, OperationName, object, number, string]>([
    ['a release that is not there', 'promoteRelease', { release: 'f'.repeat(16) }, 404, 'release-not-found'],
    ['a version that is not there', 'promoteRelease', { release: '9.9.9' }, 404, 'release-not-found'],
    ['a canary that is not there', 'startCanary', { release: '9.9.9', percent: 1 }, 404, 'release-not-found'],
    ['a way back that is not there', 'rollBackRelease', { release: '9.9.9' }, 404, 'release-not-found'],
    ['what does not fit', 'promoteRelease', { release: idOf('b4') }, 409, 'release-incompatible'],
    ['a canary that does not fit', 'startCanary', { release: idOf('b4'), percent: 1 }, 409, 'release-incompatible'],
    ['a way back that never was', 'rollBackRelease', { release: idOf('b4') }, 409, 'release-incompatible'],
    ['a canary of the stable release', 'startCanary', { release: idOf('b1'), percent: 1 }, 409, 'already-stable'],
    ['a ramp without canary', 'rampCanary', { percent: 1 }, 409, 'no-canary'],
    ['an address for a release', 'promoteRelease', { release: 'https://evil.example/x' }, 400, 'invalid'],
    ['a share above all', 'startCanary', { release: idOf('b2'), percent: 101 }, 400, 'invalid'],
    ['a reason of two lines', 'disableRemote', { reason: 'a\nb' }, 400, 'invalid'],
    ['no reason', 'disableRemote', {}, 400, 'invalid'],
    ['a channel that is none', 'promoteRelease', { release: idOf('b2'), channel: 'live' }, 400, 'invalid'],
  ])('refuses %s', async (_, name, body, status, code) => {
    const before = await pointer()
    const reply = await call(name, body)
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
    expect(await pointer()).toEqual(before)
  })

  it('refuses a change without an undo, and an unknown app', async () => {
    const everything = delivery.bff.teamToken()
    const ask = async (name: OperationName, of: string, body: object) =>
      (await callAsTeam(delivery.bff, everything, name, { params: { app: of }, body })).json().error.code
    expect(await ask('rollBackRelease', 'mf-other', {})).toBe('nothing-to-roll-back')
    expect(await ask('freezeChannel', 'mf-nobody', {})).toBe('app-not-found')
    expect(await ask('disableRemote', 'shell', { reason: 'x' })).toBe('shell-needed')
    expect(
      (await callAsTeam(delivery.bff, everything, 'freezeChannel', { params: { app: '../shell' }, body: {} }))
        .statusCode,
    ).toBe(400)
  })
})

describe('two changes at once', () => {
  it('get a conflict when their revision is not the newest', async () => {
    const rev = (await pointer())?.rev ?? 0
    const reply = await call('promoteRelease', { release: ids.next, expectedRev: rev - 1 })
    expect([reply.statusCode, reply.json().error.code, reply.json().error.values.rev]).toEqual([
      409,
      'pointer-outdated',
      rev,
    ])
    expect(reply.json().error.message).toContain(`revision ${rev}`)
  })

  it('with the same revision: one is applied, the other gets a conflict', async () => {
    const rev = (await pointer())?.rev ?? 0
    const replies = await Promise.all([
      call('promoteRelease', { release: ids.next, expectedRev: rev }),
      call('promoteRelease', { release: ids.third, expectedRev: rev }),
    ])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect((await pointer())?.rev).toBe(rev + 1)
  })

  it('or fifty: all are applied, none is lost', async () => {
    const rev = (await pointer())?.rev ?? 0
    const releases = [ids.stable, ids.next, ids.third]
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => call('promoteRelease', { release: releases[index % 3] })),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
    const revisions = replies.map((reply) => reply.json().result.channel.rev)
    expect(revisions.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => rev + 1 + index),
    )
    const audit = join(delivery.root, 'registry/audit/staging/mf-try')
    expect((await readdir(audit)).filter((name) => name.endsWith('.json'))).toHaveLength(rev + 50)
    const last = JSON.parse(await readFile(join(audit, `${String(rev + 50).padStart(8, '0')}.json`), 'utf8'))
    expect(await pointer()).toMatchObject({ rev: rev + 50, stable: last.change.release })
    await act('mf-try', 'promoteRelease', { release: ids.stable })
  })
})
