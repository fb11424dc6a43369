import type { OperationName } from '@sild/contract/operations'
import { schemas } from '@sild/contract/schemas'
import { testDatabase } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { callAsTeam } from '../delivery.ts'
import { fixtureRelease, idOf } from '@sild/portal/test/fixture-releases'
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
  callAsTeam(delivery.bff, own ?? ownToken(), name, { params: { app: 'mf-try' }, body })
const ownToken = () => delivery.bff.teamToken(['mf-try'])
const refusal = async (name: OperationName, body?: object, own?: string) =>
  (await call(name, body, own)).json().error?.code
const previewLink = async () => {
  const body = { releases: { 'mf-try': ids.third }, path: '/mf-try' }
  const { url } = (await callAsTeam(delivery.bff, delivery.bff.teamToken(), 'createPreview', { body })).json().result
  return new URL(url).searchParams.get('t') ?? ''
}

describe('the owner of an app', () => {
  const pointerCalls: [OperationName, object][] = [
    ['promoteRelease', { release: idOf('b2') }],
    ['startCanary', { release: idOf('b2'), percent: 1 }],
    ['rampCanary', { percent: 1 }],
    ['rollBackRelease', {}],
    ['disableRemote', { reason: 'x' }],
    ['enableRemote', {}],
    ['freezeChannel', {}],
    ['checkRelease', { lock: {}, meta: {}, chunks: {}, contracts: {} }],
  ]
  it.each(pointerCalls)('decides who may %s', async (name, body) => {
    const others = delivery.bff.teamToken(['mf-other', 'shell'])
    expect(await refusal(name, body, others)).toBe('app-not-yours')
    const elsewhere = delivery.bff.teamToken(['mf-try'], { channels: ['production'] })
    expect(await refusal(name, body, elsewhere)).toBe('app-not-yours')
  })

  it('is read from valid tokens only', async () => {
    const refusedWith = async (authorization: string) => {
      const reply = await delivery.bff.call('getDelivery', { query: {}, headers: { authorization } })
      return [reply.statusCode, reply.json().error?.code]
    }
    const own = ownToken()
    const [payload = '', signature = ''] = own.split('.')
    const widened = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), apps: ['*'] }),
    )
    const refused = [401, 'team-token-refused']
    expect(await refusedWith(`Bearer ${own}`)).toEqual([200, undefined])
    expect(await refusedWith(`Bearer ${widened.toString('base64url')}.${signature}`)).toEqual(refused)
    expect(await refusedWith('Bearer nonsense')).toEqual(refused)
    expect(await refusedWith(`Bearer ${delivery.bff.teamToken(['mf-try'], { exp: 1 })}`)).toEqual(refused)
    expect(await refusedWith(`Bearer ${await previewLink()}`)).toEqual(refused)
    expect(await refusedWith('Basic eA==')).toEqual([401, 'unauthenticated'])
  })

  it('a team token opens nothing but delivery', async () => {
    const reply = await delivery.bff.call('getUser', {
      headers: { authorization: `Bearer ${delivery.bff.teamToken()}` },
    })
    expect(reply.json().error.code).toBe('unauthenticated')
  })
})

describe('tokens of teams', () => {
  const create = (own: string, body: object) => callAsTeam(delivery.bff, own, 'createTeamToken', { body })
  it('are created by the admin, work, and end when they are revoked', async () => {
    const made = await delivery.bff.call('createTeamToken', {
      token: delivery.bff.sessionToken({ kind: 'staff', roles: ['admin'] }),
      body: { team: 'chat-team', apps: ['mf-try'], days: 1 },
    })
    expect(made.statusCode).toBe(201)
    const { token: fresh, tokenGuid } = schemas.createTeamToken.reply.parse(made.json().result)
    expect((await call('enableRemote', {}, fresh)).statusCode).toBe(200)
    const owners = (await call('getDelivery', undefined, fresh))
      .json()
      .result.apps.find(({ name }: { name: string }) => name === 'mf-try').owners
    expect(owners).toEqual(['chat-team'])
    const revoked = await callAsTeam(delivery.bff, fresh, 'revokeTeamToken', { params: { tokenGuid } })
    expect(revoked.json().result).toEqual({ acknowledged: true })
    expect(await refusal('enableRemote', {}, fresh)).toBe('team-token-refused')
  })
  it('are not created or revoked by a team for others', async () => {
    expect((await create(ownToken(), { team: 'x-team', apps: ['mf-try'] })).json().error.code).toBe('forbidden')
    const limited = delivery.bff.teamToken(['*'], { channels: ['staging'] })
    expect((await create(limited, { team: 'x-team', apps: ['*'] })).json().error.code).toBe('forbidden')
    const params = { tokenGuid: crypto.randomUUID() }
    expect((await callAsTeam(delivery.bff, ownToken(), 'revokeTeamToken', { params })).json().error.code).toBe(
      'forbidden',
    )
    const everything = delivery.bff.teamToken()
    expect((await callAsTeam(delivery.bff, everything, 'revokeTeamToken', { params })).json().error.code).toBe(
      'token-not-found',
    )
    expect((await create(everything, { team: 'x-team', apps: ['*', 'mf-try'] })).json().error.fields.apps.code).toBe(
      'invalid',
    )
  })
})

describe('reading the delivery', () => {
  it('returns everything of the channel', async () => {
    const reply = await call('getDelivery')
    const { apps, channel } = schemas.getDelivery.reply.parse(reply.json().result)
    expect(channel).toBe('staging')
    expect(apps.map(({ name }) => name)).toEqual(['mf-other', 'mf-try', 'shell'])
    expect(apps.find(({ name }) => name === 'mf-try')).toMatchObject({
      stable: { id: ids.stable, version: '1.0.0-b1' },
      canary: null,
      loads: [],
      guard: { state: 'none', text: 'No canary is running' },
      problems: [],
    })
  })

  it('checks a release before it is published, with the same rules', async () => {
    const check = async (release: ReturnType<typeof fixtureRelease>) => {
      const parse = (path: string) => JSON.parse(String(release.files.get(path)))
      const body = {
        lock: release.lock,
        meta: parse('meta.json'),
        chunks: parse('chunks.json'),
        contracts: parse('contracts.json'),
      }
      return (await call('checkRelease', body)).json()
    }
    expect((await check(fixtureRelease('mf-try', 'e1'))).result).toEqual({ problems: [], warnings: [] })
    const manyFiles = Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`part-${at}.js`, `${at}`]))
    const large = fixtureRelease('mf-try', 'e4', { files: manyFiles })
    expect((await check(large)).error).toBeUndefined()
    const { problems } = (await check(fixtureRelease('mf-try', 'e2', { react: '^20.0.0' }))).result
    expect(problems.join()).toContain('react')
    expect((await check(fixtureRelease('mf-other', 'e3'))).error.code).toBe('release-invalid')
    expect(await refusal('checkRelease', { lock: {}, meta: {}, chunks: {}, contracts: {} })).toBe('release-invalid')
  })

  it('lists who changed the live releases, the newest first and page by page', async () => {
    await act('mf-try', 'startCanary', { release: ids.next, percent: 5 })
    await act('mf-try', 'rampCanary', { percent: 25 })
    await act('mf-try', 'rollBackRelease', {})
    await act('mf-try', 'disableRemote', { reason: 'The prices are wrong' })
    await act('mf-try', 'enableRemote', {})
    const list = async (query: Record<string, unknown>) => {
      const reply = await callAsTeam(delivery.bff, ownToken(), 'listDeliveryChanges', {
        params: { app: 'mf-try' },
        query,
      })
      return schemas.listDeliveryChanges.reply.parse(reply.json().result)
    }
    const { changes } = await list({})
    expect(changes.slice(0, 5)).toMatchObject([
      { operation: 'enable', release: null, version: null },
      { operation: 'disable', reason: 'The prices are wrong' },
      { operation: 'rollback', release: ids.stable, version: '1.0.0-b1' },
      { operation: 'ramp', release: ids.next, percent: 25 },
      { operation: 'canary', release: ids.next, version: '1.0.0-b2', percent: 5, by: expect.stringMatching(/^team /) },
    ])
    const { rev } = changes[3]!
    expect((await list({ before: rev })).changes[0]).toEqual(changes[4])
    expect(await list({ before: 1 })).toEqual({ changes: [], hasMore: false })
    expect(await list({ channel: 'production' })).toEqual({ changes: [], hasMore: false })
    const nonsense = await callAsTeam(delivery.bff, ownToken(), 'listDeliveryChanges', {
      params: { app: 'mf-try' },
      query: { before: 'x' },
    })
    expect(nonsense.json().error.fields.before.code).toBe('invalid')
  })

  it('explains the releases of a document, and the reasons', async () => {
    await act('mf-try', 'startCanary', { release: ids.next, percent: 50 })
    const explain = async (query: Record<string, string>) =>
      (await callAsTeam(delivery.bff, ownToken(), 'explainSession', { query })).json()
    const company = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const { apps, unit } = (await explain({ unit: company, url: 'https://sild.test/et/mf-try?page=2' })).result
    expect(unit).toMatch(/^c\.[\w-]{22}$/)
    const own = apps.find(({ name }: { name: string }) => name === 'mf-try')
    expect(own).toMatchObject({ percent: 50, isOfPage: true, version: expect.stringMatching(/^1\.0\.0-b[12]$/) })
    expect([own.reason, own.release]).toEqual(own.bucket < 50 ? ['canary', ids.next] : ['stable', ids.stable])
    expect(apps.find(({ name }: { name: string }) => name === 'mf-other')).toMatchObject({
      isOfPage: false,
      bucket: null,
    })
    const preview = (await explain({ url: `/__mfe/preview?t=${await previewLink()}` })).result
    expect(preview.apps.find(({ name }: { name: string }) => name === 'mf-try')).toMatchObject({
      reason: 'override',
      release: ids.third,
      isOfPage: true,
    })
    expect((await explain({ unit: 'p.nonsense' })).error.fields.unit.code).toBe('invalid')
    expect((await explain({ url: '/__mfe/preview?t=nonsense' })).error.code).toBe('preview-invalid')
    await act('mf-try', 'rollBackRelease', {})
  })

  it('reports recalled releases to open pages, and only once', async () => {
    await act('mf-try', 'promoteRelease', { release: ids.next })
    await act('mf-try', 'rollBackRelease', {})
    const kill = await delivery.bff.get('/__mfe/kill')
    expect(kill.json().recalled).toContain(`mf-try@${ids.next}`)
    const etag = String(kill.headers['etag'])
    expect((await delivery.bff.get('/__mfe/kill', { 'if-none-match': etag })).statusCode).toBe(304)
    await act('mf-try', 'promoteRelease', { release: ids.next })
    expect((await delivery.bff.get('/__mfe/kill', { 'if-none-match': etag })).statusCode).toBe(200)
    await act('mf-try', 'rollBackRelease', {})
  })
})

describe('garbage', () => {
  it('is collected by a token for all apps only, and only listed in a dry run', async () => {
    expect((await callAsTeam(delivery.bff, ownToken(), 'collectGarbage', { body: {} })).json().error.code).toBe(
      'forbidden',
    )
    const everything = delivery.bff.teamToken()
    const { result } = (await callAsTeam(delivery.bff, everything, 'collectGarbage', { body: { dryRun: true } })).json()
    expect(schemas.collectGarbage.reply.parse(result)).toMatchObject({ deleted: [] })
    expect(result.kept).toBeGreaterThan(0)
  })
})

describe('the registry for other installations', () => {
  it('is readable, files of the server included, and holds nothing else', async () => {
    const read = (path: string) => delivery.bff.get(`/registry/${path}`)
    const index = await read('channels/staging/index.json')
    expect(index.json().apps).toContain('mf-try')
    const channel = await read('channels/staging/mf-try.json')
    expect(channel.json()).toMatchObject({ stable: ids.stable })
    expect(channel.headers['cache-control']).toBe('no-cache')
    const file = await read(`a/mf-try/${ids.stable}/ssr/entry.mjs`)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await read(`a/mf-try/${ids.stable}/release.json`)).json().id).toBe(ids.stable)
    for (const path of [
      'audit/staging/mf-try/00000001.json',
      'channels/staging/..%2f..%2faudit/staging/mf-try/00000001.json',
      `a/mf-try/${ids.stable}/..%2f..%2f..%2fchannels/staging/mf-try.json`,
      'channels/staging/mf-try.json.lock',
      `a/mf-try/${ids.stable}/nothing.js`,
      '',
    ])
      expect([path, (await read(path)).statusCode]).toEqual([path, 404])
  })
})
