import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBff } from '../bff.ts'
import { adminToken, callAsTeam, makeLive, partsOf, publish, publishParts, teamToken } from '../delivery.ts'
import { fixtureRelease, type FixtureRelease, idOf, store } from '@sild/portal/test/fixture-releases'
import { multipartBody, multipartType, type Part } from '../multipart.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e6', REGISTRY_CHANNEL: 'staging' } })
let token: string
beforeAll(async () => {
  await makeLive(bff, fixtureRelease('shell', 'aa'), fixtureRelease('mf-try', 'bb'))
  token = await teamToken(bff.deps, ['mf-try'])
})

const registryDir = () => join(bff.deps.config.dataDir, 'registry')
/** Everything that the registry holds of an app, half-written folders included. */
const storedReleases = async (app = 'mf-try') => (await readdir(join(registryDir(), 'a', app))).toSorted()
const unfinished = () => readdir(join(bff.deps.config.dataDir, 'uploads', 'unfinished')).catch(() => [])
const problemsOf = (reply: { json: () => { error?: { code: string; problems?: string[] } } }) => reply.json().error

describe('publishing', () => {
  it('makes a release selectable, once; publishing it again changes nothing', async () => {
    const release = fixtureRelease('mf-try', 'c1')
    const first = await publish(bff, token, release)
    expect(first.json()).toEqual({
      result: { name: 'mf-try', id: idOf('c1'), version: '1.0.0-c1', isNew: true, warnings: [] },
    })
    expect(first.statusCode).toBe(201)
    expect((await publish(bff, token, release)).json().result.isNew).toBe(false)
    const promoted = await callAsTeam(bff, token, 'promoteRelease', {
      params: { app: 'mf-try' },
      body: { release: '1.0.0-c1' },
    })
    expect(promoted.json().result.channel.stable).toBe(idOf('c1'))
    const listed = await callAsTeam(bff, token, 'listReleases', { params: { app: 'mf-try' } })
    expect(listed.json().result.releases).toMatchObject([
      { id: idOf('bb'), isStable: false, isCanary: false, isLive: true },
      { id: idOf('c1'), isStable: true, isCanary: false, isLive: true },
    ])
  })

  it('lists what was built for development in its own channel only', async () => {
    await store(bff.deps.portal.delivery.storage!, fixtureRelease('mf-try', 'c6', { isDevelopment: true }))
    const idsIn = async (channel: 'dev' | 'staging'): Promise<string[]> => {
      const listed = await callAsTeam(bff, token, 'listReleases', { params: { app: 'mf-try' }, query: { channel } })
      return listed.json().result.releases.map(({ id }: { id: string }) => id)
    }
    expect(await idsIn('staging')).not.toContain(idOf('c6'))
    expect(await idsIn('dev')).toContain(idOf('c6'))
  })

  it('adds another version of the same content as a second name, and says what stays', async () => {
    await publish(bff, token, fixtureRelease('mf-try', 'c4', { version: '1.0.0-build-c4' }))
    const again = await publish(bff, token, fixtureRelease('mf-try', 'c4', { version: '3.1.0', pr: 412 }))
    expect(again.json().result).toMatchObject({
      version: '3.1.0',
      isNew: false,
      warnings: [
        'It was published before as 1.0.0-build-c4; 3.1.0 is a further name of it',
        'It was published before without a pull request, and stays so: 412 is not kept',
      ],
    })
    const started = await callAsTeam(bff, token, 'promoteRelease', {
      params: { app: 'mf-try' },
      body: { release: '3.1.0' },
    })
    expect(started.json().result.channel.stable).toBe(idOf('c4'))
    const taken = await publish(bff, token, fixtureRelease('mf-try', 'c5', { version: '3.1.0' }))
    expect(problemsOf(taken)?.code).toBe('release-exists')
  })

  it('warns about accepted problems', async () => {
    const release = fixtureRelease('mf-try', 'c2', { files: { 'page.js': 'export {}' } })
    expect((await publish(bff, token, release)).json().result.warnings).toEqual(['Without brotli copies: page.js'])
  })

  it('is for admins too, and for no other user', async () => {
    const parts = partsOf(fixtureRelease('mf-try', 'c3'))
    const send = (headers: Record<string, string>) =>
      bff.app.inject({
        method: 'POST',
        url: '/api/delivery/mf-try/releases',
        headers: { 'content-type': multipartType, ...headers },
        payload: multipartBody(parts),
      })
    expect((await send({ token: adminToken(bff.deps), origin: 'https://sild.test' })).statusCode).toBe(201)
    expect((await send({ token: adminToken(bff.deps) })).json().error.code).toBe('origin-refused')
    expect((await send({ origin: 'https://sild.test' })).json().error.code).toBe('unauthenticated')
  })
})

describe('an invalid release', () => {
  const id = 'dd'
  const whole = fixtureRelease('mf-try', id)
  type Lock = FixtureRelease['lock']
  const withLock = (change: (lock: Lock) => object): Part[] => [
    { field: 'release', content: JSON.stringify(change(whole.lock)) },
    ...partsOf(whole).slice(1),
  ]
  const withFile = (path: string): Part[] => [
    ...withLock((lock) => ({
      ...lock,
      files: { ...lock.files, [path]: { integrity: lock.files['meta.json']?.integrity, bytes: 1 } },
    })),
    { field: path, fileName: 'x', content: 'x' },
  ]
  const without = (field: string): Part[] => partsOf(whole).filter((part) => part.field !== field)
  const replaced = (field: string, content: string): Part[] =>
    partsOf(whole).map((part) => (part.field === field ? { ...part, content } : part))
  const sizeOf = (path: string) => whole.lock.files[path]?.bytes ?? 0

  it.each<[string, Part[], RegExp]>([
    ['a path outside its folder', withFile('../../shell/x.js'), /files/],
    ['a path from the root', withFile('/etc/passwd'), /files/],
    ['an absolute address', withFile('https://evil.example/x.js'), /files/],
    [
      'a file without a hash',
      withLock((lock) => ({ ...lock, files: { ...lock.files, 'remoteEntry.js': { bytes: 9 } } })),
      /integrity/,
    ],
    [
      'an entry at another place',
      withLock((lock) => ({ ...lock, entry: { ...lock.entry, remoteEntry: '//evil/x.js' } })),
      /entry/,
    ],
    ['the name of another app', withLock((lock) => ({ ...lock, name: 'mf-other' })), /of mf-other, not of mf-try/],
    ['a name that no app has', withLock((lock) => ({ ...lock, name: 'lodash' })), /name/],
    ['a lock that is not JSON', [{ field: 'release', content: '{' }], /not JSON/],
    ['no lock at all', without('release'), /first part/],
    ['nothing at all', [], /first part/],
    ['a file too few', without('meta.json'), /meta.json is missing/],
    [
      'a file too many',
      [...partsOf(whole), { field: 'evil.js', fileName: 'x', content: 'x' }],
      /evil.js is not in the lock/,
    ],
    ['a file twice', [...partsOf(whole), ...partsOf(whole).slice(1, 2)], /sent twice/],
    ['a file that is longer', replaced('meta.json', 'x'.repeat(sizeOf('meta.json') + 1)), /longer than the lock says/],
    ['a file that is shorter', replaced('meta.json', 'x'), /has 1 bytes/],
    ['a file with other content', replaced('remoteEntry.js', 'x'.repeat(sizeOf('remoteEntry.js'))), /another hash/],
    ['a copy that is not of its file', replaced('remoteEntry.js.br', 'x'), /not a compressed copy/],
    [
      'a field where a file belongs',
      [...partsOf(whole).slice(0, 1), { field: 'meta.json', content: '{}' }],
      /not sent as a file/,
    ],
  ])('with %s is refused, and nothing of it stays', async (_, parts, problem) => {
    const before = await storedReleases()
    const reply = await publishParts(bff, token, 'mf-try', parts)
    const { problems = [] } = reply.json().error
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'release-invalid'])
    expect(problems.join('\n')).toMatch(problem)
    expect([await storedReleases(), await unfinished()]).toEqual([before, []])
  })

  it('has a file named like a property of every object', async () => {
    const parts = [...partsOf(whole), { field: 'constructor', fileName: 'x', content: 'x' }]
    const reply = await publishParts(bff, token, 'mf-try', parts)
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'malformed-request'])
    expect(await unfinished()).toEqual([])
  })

  it('is refused for another team, under any name', async () => {
    const other = await teamToken(bff.deps, ['mf-other'])
    const reply = await publish(bff, other, whole)
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'app-not-yours'])
    expect(reply.json().error.message).toBe('Your team may not change mf-try')
    expect((await publishParts(bff, other, 'mf-other', partsOf(whole))).json().error.code).toBe('release-invalid')
  })

  it('has the version of another release', async () => {
    await publish(bff, token, fixtureRelease('mf-try', 'e1', { version: '2.0.0' }))
    const reply = await publish(bff, token, fixtureRelease('mf-try', 'e2', { version: '2.0.0' }))
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'release-exists'])
    expect(await storedReleases()).not.toContain(idOf('e2'))
  })

  it('has the id of another release', async () => {
    await publish(bff, token, fixtureRelease('mf-try', 'e3'))
    const reply = await publish(bff, token, fixtureRelease('mf-try', 'e3', { files: { 'more.js': 'x' } }))
    expect(problemsOf(reply)?.code).toBe('release-exists')
  })

  it('does not fit the live releases', async () => {
    const reply = await publish(bff, token, fixtureRelease('mf-try', 'e4', { react: '^20.0.0' }))
    expect([reply.statusCode, problemsOf(reply)?.code]).toEqual([409, 'release-incompatible'])
    expect(problemsOf(reply)?.problems?.join()).toContain('react')
    expect(await storedReleases()).not.toContain(idOf('e4'))
  })

  it('is not a multipart body', async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      bff.app.inject({
        method: 'POST',
        url: '/api/delivery/mf-try/releases',
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload,
      })
    expect((await send({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415)
    const bytes = multipartBody(partsOf(whole))
    const reply = await send(
      { 'content-type': multipartType },
      bytes.subarray(0, bytes.length - 200).toString('latin1'),
    )
    expect([400]).toContain(reply.statusCode)
    expect(await unfinished()).toEqual([])
  })

  it('announces more bytes than the limit', async () => {
    const huge = {
      ...whole.lock,
      files: {
        ...whole.lock.files,
        'huge.js': { integrity: whole.lock.files['meta.json']?.integrity, bytes: 60_000_000 },
      },
    }
    const reply = await publishParts(bff, token, 'mf-try', [{ field: 'release', content: JSON.stringify(huge) }])
    expect(reply.statusCode).toBe(413)
  })
})

describe('a release with undeclared contents', () => {
  const expose = 'export const __rspack_esm_ids=["__federation_expose_remote"];r=()=>s.e("mf-try.page")'
  const large = (bytes: number): string => `export const page='${'x'.repeat(bytes)}'`

  it.each([
    ['a page of 4 MB', { '__federation_expose_remote.js': expose, 'mf-try.page.js': large(4_000_000) }, 'mf-try.page'],
    ['a lazy part of 200 kB', { 'mf-try.page.js': 'import("./editor.js")', 'editor.js': large(200_000) }, 'editor'],
    ['a picture of 6 MB', { 'assets/hero.webp': 'x'.repeat(6_000_000) }, 'assets/hero.webp'],
    ['an address of the API that it does not describe', { 'more.js': 'o("GET","/api/ships")' }, '/api/ships'],
  ])('with %s is refused', async (_, files, problem) => {
    const reply = await publish(bff, token, fixtureRelease('mf-try', 'e5', { files }))
    expect([reply.statusCode, problemsOf(reply)?.code]).toEqual([409, 'release-incompatible'])
    expect(problemsOf(reply)?.problems?.join('\n')).toContain(problem)
    expect(await storedReleases()).not.toContain(idOf('e5'))
  })

  it('with a broken script is refused', async () => {
    const reply = await publish(bff, token, fixtureRelease('mf-try', 'e6', { files: { 'more.js': 'import {' } }))
    expect([reply.statusCode, problemsOf(reply)?.code]).toEqual([400, 'release-invalid'])
    expect(problemsOf(reply)?.problems?.join()).toContain('more.js is not a script')
  })
})

describe('a release that was damaged later', () => {
  const id = 'd7'
  const stored = (path: string) => join(registryDir(), 'a', 'mf-try', idOf(id), path)
  const point = async (name: 'promoteRelease' | 'startCanary') =>
    callAsTeam(bff, token, name, {
      params: { app: 'mf-try' },
      body: { release: idOf(id), ...(name === 'startCanary' && { percent: 5 }) },
    })

  it.each([
    ['a file that is gone', 'remoteEntry.js', null, 'remoteEntry.js is missing'],
    ['a file that is another', 'ssr/entry.mjs', 'export {}', 'ssr/entry.mjs has'],
    ['a copy that is another', 'remoteEntry.js.br', 'x', 'remoteEntry.js.br is not a compressed copy of its file'],
  ])('with %s is not served', async (_, path, content, problem) => {
    await publish(bff, token, fixtureRelease('mf-try', id))
    const whole = await readFile(stored(path))
    await (content === null ? rm(stored(path)) : writeFile(stored(path), content))
    for (const name of ['promoteRelease', 'startCanary'] as const) {
      const reply = await point(name)
      expect([reply.statusCode, problemsOf(reply)?.code]).toEqual([400, 'release-invalid'])
      expect(problemsOf(reply)?.problems?.join('\n')).toContain(problem)
    }
    await writeFile(stored(path), whole)
    expect((await point('promoteRelease')).statusCode).toBe(200)
  })
})

describe('a full disk', () => {
  const disk = () => join(registryDir(), 'a', 'mf-full')
  let isMounted = false
  beforeAll(async () => {
    await mkdir(disk(), { recursive: true })
    // Only root may give a directory a disk of its own.
    isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk()]).status === 0
  })
  afterAll(() => void (isMounted && spawnSync('umount', [disk()])))

  it('refuses the release and leaves no half of it visible', async ({ skip }) => {
    skip(!isMounted)
    const big = fixtureRelease('mf-full', 'f1', { files: { 'ssr/big.mjs': 'x'.repeat(400_000) } })
    const everything = await teamToken(bff.deps)
    const reply = await publish(bff, everything, big)
    expect([reply.statusCode, reply.json().error.code]).toEqual([507, 'storage-full'])
    expect(await storedReleases('mf-full')).toEqual([])
    const listed = await callAsTeam(bff, everything, 'listReleases', { params: { app: 'mf-full' } })
    expect(listed.json().result.releases).toEqual([])
    // Room again: the same version can be published.
    spawnSync('mount', ['-o', 'remount,size=4m', disk()])
    expect((await publish(bff, everything, big)).statusCode).toBe(201)
  })
})
