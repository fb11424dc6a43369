import { join } from 'node:path'
import { signGrant } from '@sild/registry'
import { deriveKey } from '@sild/service-kit/keys'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookiesOf } from '../cookie-jar.ts'
import { callAsTeam } from '../delivery.ts'
import { fixtureRelease, idOf, madeOf } from '@sild/portal/test/fixture-releases'
import { type RealBff, realBff } from '../real-bff.ts'
import { testDelivery } from './test-delivery.ts'

const database = testDatabase()
const ids = { stable: idOf('b1'), canary: idOf('b2'), third: idOf('b3'), otherCanary: idOf('c2') }
const delivery = testDelivery({
  database,
  channels: ['staging', 'production'],
  live: [fixtureRelease('shell', 'aa'), fixtureRelease('mf-try', 'b1'), fixtureRelease('mf-other', 'c1')],
  stored: [
    fixtureRelease('mf-try', 'b2', { pr: 412 }),
    fixtureRelease('mf-try', 'b3'),
    fixtureRelease('mf-try', 'b4', { react: '^20.0.0' }),
    fixtureRelease('mf-other', 'c2'),
    fixtureRelease('shell', 'ab', { server: 'throw new Error("broken shell")' }),
  ],
})
const { releasesFor } = delivery

const preview = async (body: object, on = delivery.bff) => {
  const reply = await callAsTeam(on, on.teamToken(['mf-try']), 'createPreview', { body })
  expect(reply.statusCode).toBe(201)
  const { previewGuid, url } = reply.json().result as { previewGuid: string; url: string }
  return { previewGuid, link: url.slice(on.url.length), token: new URL(url).searchParams.get('t') ?? '' }
}
const enter = async (link: string, on = delivery.bff) => {
  const reply = await on.get(link)
  return { reply, cookie: `mfe-ov=${cookiesOf(reply)['mfe-ov']?.value}` }
}

describe('a preview', () => {
  it('shows its releases together in browsers that opened the link, and in no other', async () => {
    const { link } = await preview({
      releases: { 'mf-try': ids.canary, 'mf-other': '1.0.0-c2' },
      path: '/et/mf-try?a=1',
    })
    const { cookie, reply } = await enter(link)
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/et/mf-try?a=1'])
    expect(cookiesOf(reply)['mfe-ov']).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
    const page = await delivery.bff.get('/', { cookie })
    const made = madeOf(page.body)
    expect(made.releases).toMatchObject({ 'mf-try': ids.canary, 'mf-other': ids.otherCanary })
    expect(made.preview?.releases.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: 'mf-other', id: ids.otherCanary, version: '1.0.0-c2' },
      { name: 'mf-try', id: ids.canary, version: '1.0.0-b2', pr: 412 },
    ])
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'server-timing': expect.stringContaining('mf-try=b2000000'),
    })
    const ordinary = await delivery.bff.get('/')
    expect(madeOf(ordinary.body)).toMatchObject({ preview: null, releases: { 'mf-try': ids.stable } })
    expect(ordinary.headers['x-robots-tag']).toBeUndefined()
  })

  it('of the stable releases is a preview too', async () => {
    const { cookie } = await enter((await preview({ releases: { 'mf-try': ids.stable } })).link)
    expect(madeOf((await delivery.bff.get('/', { cookie })).body).preview?.releases).toMatchObject([{ id: ids.stable }])
  })

  it('is passed on to a colleague from any page by a browser that is in it', async () => {
    const { link, previewGuid } = await preview({ releases: { 'mf-try': ids.canary }, path: '/mf-try' })
    const { cookie } = await enter(link)
    const linkTo = async (path: string) => {
      const reply = await delivery.bff.get(`/__mfe/preview/tools?path=${encodeURIComponent(path)}`, { cookie })
      return (reply.json() as { url: string }).url.slice(delivery.bff.url.length)
    }
    const { reply } = await enter(await linkTo('/et/mf-try?a=1'))
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/et/mf-try?a=1'])
    for (const path of ['https://evil.example', '//evil.example', ''])
      expect((await enter(await linkTo(path))).reply.headers['location']).toBe('/mf-try')
    expect((await delivery.bff.get('/__mfe/preview/axe.js', { cookie })).body).toContain('axe v')

    await callAsTeam(delivery.bff, delivery.bff.teamToken(), 'revokePreview', { params: { previewGuid } })
    for (const path of ['/__mfe/preview/tools', '/__mfe/preview/axe.js']) {
      expect((await delivery.bff.get(path, { cookie })).statusCode).toBe(404)
      expect((await delivery.bff.get(path)).statusCode).toBe(404)
    }
  })

  it('is left by its exit, within the portal only', async () => {
    const out = await delivery.bff.get('/__mfe/preview/exit?to=/et/blog')
    expect([out.statusCode, out.headers['location'], cookiesOf(out)['mfe-ov']?.maxAge]).toEqual([302, '/et/blog', 0])
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', ''])
      expect((await delivery.bff.get(`/__mfe/preview/exit?to=${encodeURIComponent(to)}`)).headers['location']).toBe('/')
  })

  const signed = (own: object) => {
    const exp = Math.floor(Date.now() / 1000) + 60
    const grant = {
      use: 'preview',
      jti: crypto.randomUUID(),
      kid: '1',
      exp,
      env: 'staging',
      releases: { 'mf-try': ids.canary },
      path: '/',
      by: 'x',
    }
    return signGrant(
      { ...grant, ...own } as never,
      deriveKey(delivery.bff.environment['SITE_SECRET'] ?? '', 'delivery'),
    )
  }
  const altered = () => {
    const [payload = '', signature = ''] = signed({}).split('.')
    const other = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const changed = { ...other, releases: { 'mf-try': ids.third } }
    return `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`
  }
  it.each([
    [
      'altered',
      altered,
      'This preview link is damaged',
      'See eelvaatelink on vigane',
      'Ce lien d’aperçu est endommagé',
    ],
    [
      'expired',
      () => signed({ exp: 1 }),
      'This preview link has expired',
      'See eelvaatelink on aegunud',
      'Ce lien d’aperçu a expiré',
    ],
    [
      'for another environment',
      () => signed({ env: 'production' }),
      'This preview link is for another environment',
      'See eelvaatelink on teise keskkonna jaoks',
      'Ce lien d’aperçu est destiné à un autre environnement',
    ],
    [
      'of an older key',
      () => signed({ kid: '0' }),
      'This preview link was withdrawn',
      'See eelvaatelink on tagasi võetud',
      'Ce lien d’aperçu a été révoqué',
    ],
    [
      'no link at all',
      () => 'nonsense',
      'This preview link is damaged',
      'See eelvaatelink on vigane',
      'Ce lien d’aperçu est endommagé',
    ],
  ])('with a link that is %s says so, in the language of the reader, and leads on', async (_, token, ...titles) => {
    for (const [index, locale] of ['en', 'et', 'fr'].entries()) {
      const reply = await delivery.bff.get(`/__mfe/preview?t=${token()}`, { cookie: `locale=${locale}` })
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain(`<h1>${titles[index]}</h1>`)
      expect(reply.body).toContain(`lang="${locale}"`)
      expect(reply.body).toContain('href="/__mfe/preview/exit?to=')
      expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
      expect(cookiesOf(reply)['mfe-ov']).toBeUndefined()
    }
  })

  it('ends for its visitors when it is revoked', async () => {
    const { link, previewGuid } = await preview({ releases: { 'mf-try': ids.canary } })
    const { cookie } = await enter(link)
    const token = delivery.bff.teamToken(['mf-try'])
    const listed = (await callAsTeam(delivery.bff, token, 'listPreviews')).json().result.previews
    expect(listed[0]).toMatchObject({
      previewGuid,
      url: delivery.bff.url + link,
      path: '/',
      createdBy: 'team search-team',
    })
    const others = delivery.bff.teamToken(['mf-other'], { team: 'chat-team' })
    const revoke = (own: string) => callAsTeam(delivery.bff, own, 'revokePreview', { params: { previewGuid } })
    expect((await revoke(others)).json().error.code).toBe('app-not-yours')
    expect((await revoke(token)).json().result).toEqual({ acknowledged: true })
    const page = await delivery.bff.get('/et/mf-try', { cookie })
    expect([page.statusCode, cookiesOf(page)['mfe-ov']?.maxAge]).toEqual([404, 0])
    expect(page.body).toContain('See eelvaatelink on tagasi võetud')
    expect(page.body).toContain(`to=${encodeURIComponent('/et/mf-try')}`)
    expect((await delivery.bff.get(link)).statusCode).toBe(404)
    expect((await callAsTeam(delivery.bff, token, 'listPreviews')).json().result.previews).not.toContainEqual(listed[0])
    const unknown = await callAsTeam(delivery.bff, token, 'revokePreview', {
      params: { previewGuid: crypto.randomUUID() },
    })
    expect(unknown.json().error.code).toBe('preview-not-found')
  })

  it('does not open from a link copied into a cookie', async () => {
    const { token } = await preview({ releases: { 'mf-try': ids.canary } })
    for (const value of [token, `${token}.${token.split('.')[1]}`, 'x', '']) {
      const page = await delivery.bff.get('/', { cookie: `mfe-ov=${value}` })
      expect(page.body).not.toContain(ids.canary)
    }
  })

  it.each<[string, object, number, string]>([
    ['a release that is not there', { releases: { 'mf-try': 'f'.repeat(16) } }, 404, 'release-not-found'],
    ['what does not fit the shell', { releases: { 'mf-try': idOf('b4') } }, 409, 'release-incompatible'],
    ['others only', { releases: { 'mf-other': ids.otherCanary } }, 403, 'app-not-yours'],
    ['nothing', { releases: {} }, 400, 'invalid'],
    ['an address', { releases: { 'mf-try': 'https://evil.example/x' } }, 400, 'invalid'],
    ['a page of others', { releases: { 'mf-try': ids.canary }, path: '//evil.example' }, 400, 'invalid'],
    ['longer than a week', { releases: { 'mf-try': ids.canary }, hours: 169 }, 400, 'invalid'],
  ])('is not made of %s', async (_, body, status, code) => {
    const reply = await callAsTeam(delivery.bff, delivery.bff.teamToken(['mf-try']), 'createPreview', { body })
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
  })
})

describe('a preview in production', () => {
  let production: RealBff
  beforeAll(async () => {
    production = await realBff(database, join(delivery.root, 'production'), {
      REGISTRY_DIR: delivery.registryDir,
      REGISTRY_CHANNEL: 'production',
    })
  })
  afterAll(() => production.kill())

  it('is for staff, through the back office, and for an hour at most', async () => {
    const { link, token } = await preview({ releases: { 'mf-try': ids.canary }, path: '/mf-try' }, production)
    const { cookie, reply } = await enter(link, production)
    expect(reply.headers['location']).toBe(`/backoffice/preview?t=${encodeURIComponent(token)}`)
    const inEstonian = await production.get(`/__mfe/preview?t=${token}`, { cookie: 'locale=et' })
    expect(inEstonian.headers['location']).toBe(`/et/backoffice/preview?t=${encodeURIComponent(token)}`)
    expect(cookie).toBe('mfe-ov=undefined')
    const ask = (own: string, given = token) => production.call('enterPreview', { token: own, body: { token: given } })
    expect((await ask(production.sessionToken({}))).json().error.code).toBe('forbidden')
    const staff = production.sessionToken({ kind: 'staff', roles: ['support'] })
    const entered = await ask(staff)
    expect(entered.json().result).toEqual({ path: '/mf-try' })
    const kept = `mfe-ov=${cookiesOf(entered)['mfe-ov']?.value}`
    expect(await releasesFor(kept, production)).toMatchObject({ 'mf-try': ids.canary })
    const refused = (await ask(staff, `${token}x`)).json().error
    expect(refused.code).toBe('preview-invalid')
    const tooLong = { releases: { 'mf-try': ids.canary }, hours: 2 }
    const long = await callAsTeam(production, production.teamToken(), 'createPreview', { body: tooLong })
    expect(long.json().error.fields.hours).toMatchObject({ code: 'value-max' })
  })

  it('is not opened by a link of staging', async () => {
    const { link } = await preview({ releases: { 'mf-try': ids.canary } })
    expect((await production.get(link)).body).toContain('This preview link is for another environment')
  })
})
