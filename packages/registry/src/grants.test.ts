import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../test/releases.ts'
import type { PreviewGrant, TeamGrant } from './grants.ts'
import { mayDeliver, previewPath, signGrant, verifyGrant } from './grants.ts'

const key = Buffer.alloc(32, 7)
const now = new Date('2026-11-21T09:00:00.000Z')
const exp = now.getTime() / 1000 + 60
const team: TeamGrant = { use: 'team', jti: 'team-0001', kid: '1', exp, team: 'search', apps: ['mf-search'] }
const preview: PreviewGrant = {
  use: 'preview',
  jti: 'preview-0001',
  kid: '1',
  exp,
  env: 'staging',
  releases: { 'mf-search': idOf('a'), shell: idOf('b') },
  path: '/search?searchType=tasks',
  by: 'anna@sild.test',
}
const input = { key, kid: '1', now }
const verifyPreview = (text: string, more: object = {}) => verifyGrant('preview', text, { ...input, ...more })

describe('a grant', () => {
  it('says what it allows to a service with the key', () => {
    expect(verifyGrant('team', signGrant(team, key), input)).toEqual(team)
    expect(verifyPreview(signGrant(preview, key), { env: 'staging' })).toEqual(preview)
  })
  it('is refused with any letter changed, left out or added', () => {
    const text = signGrant(preview, key)
    const altered = fc
      .tuple(fc.nat(text.length - 1), fc.string({ maxLength: 2 }))
      .map(([at, letters]) => text.slice(0, at) + letters + text.slice(at + 1))
    fc.assert(
      fc.property(altered, (other) => {
        fc.pre(other !== text)
        expect(() => verifyPreview(other)).toThrow(/grant/)
      }),
      { numRuns: 2000 },
    )
  })
  it.each<[string, string, () => unknown]>([
    ['grant-forged', 'signed with another key', () => verifyPreview(signGrant(preview, Buffer.alloc(32, 8)))],
    [
      'grant-forged',
      'with another last letter for the same bytes',
      () => {
        const text = signGrant(preview, key)
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        return verifyPreview(text.slice(0, -1) + letters[letters.indexOf(text.at(-1) ?? '') ^ 1])
      },
    ],
    [
      'grant-expired',
      'at its last second',
      () => verifyPreview(signGrant(preview, key), { now: new Date(exp * 1000) }),
    ],
    ['grant-outdated', 'of an earlier generation of keys', () => verifyPreview(signGrant(preview, key), { kid: '2' })],
    ['grant-elsewhere', 'for another environment', () => verifyPreview(signGrant(preview, key), { env: 'production' })],
    ['grant-malformed', 'for another use', () => verifyPreview(signGrant(team, key))],
    ['grant-malformed', 'that is empty', () => verifyPreview('')],
    ['grant-malformed', 'in three parts', () => verifyPreview(`${signGrant(preview, key)}.x`)],
  ])('is refused (%s) %s', (code, _, verify) => {
    expect(verify).toThrow(expect.objectContaining({ code }))
  })
  it('is not signed when it names an address instead of a release', () => {
    const releases = { 'mf-search': 'https://evil.example/remoteEntry.js' }
    expect(() => signGrant({ ...preview, releases }, key)).toThrow('mf-search')
  })
})

it.each([
  ['/', true],
  ['/et/search?text=a%20b#top', true],
  ['search', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/search\\..', false],
  ['https://evil.example/', false],
  ['/search\r\nset-cookie: x', false],
  ['/\t/evil.example', false],
])('leads a preview to %j: %s', (path, isAllowed) => {
  expect(previewPath.safeParse(path).success).toBe(isAllowed)
})

it.each<[string, TeamGrant['apps'], TeamGrant['channels'], boolean]>([
  ['its app', ['mf-search'], undefined, true],
  ['one of its apps', ['mf-chat', 'mf-search'], ['staging'], true],
  ['any app, with all', ['*'], undefined, true],
  ['not the app of another team', ['mf-chat'], undefined, false],
  ['not the shell, with a remote', ['mf-sear'], undefined, false],
  ['not in another channel', ['mf-search'], ['dev'], false],
])('lets a team deliver %s', (_, apps, channels, isAllowed) => {
  expect(mayDeliver({ ...team, apps, channels }, 'mf-search', 'staging')).toBe(isAllowed)
})
