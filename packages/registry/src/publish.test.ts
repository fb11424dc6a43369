import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesWith, idOf, lockOf } from '../test/releases.ts'
import type { OpenStorage } from '../test/storages.ts'
import { fullDisks, storageKinds } from '../test/storages.ts'
import { publishRelease } from './publish.ts'
import { releaseProblems } from './publishable.ts'
import { openRegistry } from './registry.ts'
import type { Release } from './release.ts'
import { claimVersion, releaseOfVersion } from './versions.ts'

const none = new Map<string, Uint8Array>()
const files = filesWith('export {}')
const lock = lockOf(files)
const others = filesWith('alert(1)')

describe.each(storageKinds)('publishing %s', (_, open) => {
  let place: OpenStorage
  beforeEach(async () => void (place = await open()))
  afterEach(() => place.close())
  const publish = (changes: Partial<Release> = {}, content = files) =>
    publishRelease(place.storage, lockOf(content, changes), content, none)

  it('makes a release readable, once', async () => {
    expect(await publish()).toBe(true)
    expect(await publish({ createdAt: '2027-01-01T00:00:00.000Z' })).toBe(false)
    const registry = openRegistry(place.storage)
    expect((await registry.readRelease('mf-try', lock.id)).lock).toEqual(lock)
    expect(await registry.listReleases('mf-try')).toEqual([lock.id])
    expect(await releaseOfVersion(place.storage, 'mf-try', '1.0.0')).toBe(lock.id)
  })
  it('refuses the same id with other content', async () => {
    await publish()
    await expect(publish({}, others)).rejects.toMatchObject({ code: 'release-exists' })
    await expect(publish({ version: '1.0.1' }, others)).rejects.toMatchObject({ code: 'release-exists' })
    expect((await openRegistry(place.storage).readFile(lock, 'remoteEntry.js')).toString()).toBe('export {}')
    expect(await releaseOfVersion(place.storage, 'mf-try', '1.0.1')).toBeNull()
  })
  it('refuses a version that another release has', async () => {
    await publish()
    await expect(publish({ id: idOf('b') }, others)).rejects.toThrow(`mf-try 1.0.0 is ${lock.id}`)
    expect(await openRegistry(place.storage).listReleases('mf-try')).toEqual([lock.id])
    expect(await publish({ id: idOf('b'), version: '1.0.1' }, others)).toBe(true)
    expect(await publish({ name: 'mf-other' })).toBe(true)
  })
  it('gives a version to one of two concurrent publications', async () => {
    const both = await Promise.allSettled([publish({ id: idOf('b') }), publish({ id: idOf('c') }, others)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await openRegistry(place.storage).listReleases('mf-try')).toHaveLength(1)
  })
  it('frees the version of an aborted publication, after a while', async () => {
    const early = new Date('2026-11-21T09:00:00.000Z')
    await claimVersion(place.storage, lock, early)
    const other = { ...lock, id: idOf('b') }
    await expect(claimVersion(place.storage, other, new Date('2026-11-21T09:10:00.000Z'))).rejects.toMatchObject({
      code: 'release-exists',
    })
    await claimVersion(place.storage, other, new Date('2026-11-21T09:10:00.001Z'))
    expect(await releaseOfVersion(place.storage, 'mf-try', '1.0.0')).toBeNull()
  })
  it('never returns a file that differs from the published one', async () => {
    await publish()
    const registry = openRegistry(place.storage)
    await place.storage.update(`a/mf-try/${lock.id}/remoteEntry.js`, () => Buffer.from('alert(1)'))
    await expect(registry.readFile(lock, 'remoteEntry.js')).rejects.toThrow('is not the file that was published')
    await expect(registry.readFile(lock, 'release.json')).rejects.toThrow('has no file')
    await expect(registry.readLock('mf-try', idOf('c'))).rejects.toMatchObject({ code: 'release-not-found' })
  })
})

describe.each(fullDisks)('%s', (_, open) => {
  it.each([1, 2, 3, 4])(
    'leaves no visible part of a release, and lets it be published later (write %i)',
    async (write) => {
      const place = await open(write)
      const paths = await place.paths()
      const attempt = () => publishRelease(place.storage, lock, files, none)
      await expect(attempt()).rejects.toMatchObject({ code: 'storage-full' })
      const registry = openRegistry(place.storage)
      await expect(registry.readLock('mf-try', lock.id)).rejects.toMatchObject({ code: 'release-not-found' })
      expect(await releaseOfVersion(place.storage, 'mf-try', lock.version)).toBeNull()
      expect((await place.paths()).filter((path) => !path.startsWith('a/mf-try/') || !place.isBucket)).toEqual(paths)
      await place.empty()
      expect(await attempt()).toBe(true)
      expect((await registry.readRelease('mf-try', lock.id)).lock).toEqual(lock)
      await place.close()
    },
  )
})

describe('a release is refused', () => {
  const problemsOf = (changed: unknown, content: ReadonlyMap<string, Uint8Array> = files, variants = none) =>
    releaseProblems(changed, content, variants)
  const withFile = (path: string) => ({ ...lock, files: { ...lock.files, [path]: lock.files['remoteEntry.js'] } })
  const without = (path: string) => new Map([...files].filter(([each]) => each !== path))

  it('not when it is as it should be', async () => {
    const variants = new Map<string, Uint8Array>(
      [...files].flatMap(([path, bytes]) => [
        [`${path}.br`, brotliCompressSync(bytes)],
        [`${path}.gz`, gzipSync(bytes)],
      ]),
    )
    const compressed = Object.entries(lock.files).map(([path, file]) => [
      path,
      { ...file, br: variants.get(`${path}.br`)?.length },
    ])
    expect(await problemsOf({ ...lock, files: Object.fromEntries(compressed) }, files, variants)).toEqual([])
    expect(await problemsOf(lock)).toEqual([])
  })
  it.each([
    '../x.js',
    'a/../../b.js',
    './a.js',
    'a//b.js',
    '/etc/passwd',
    'C:\\windows',
    '..\\x.js',
    '%2e%2e/x.js',
    'https://x.example/a.js',
    '//x.example/a.js',
    'data:text/javascript,1',
    'a b.js',
    '',
  ])('with the path %j', async (path) => {
    const problems = await problemsOf(withFile(path), new Map([...files, [path, Buffer.from('export {}')]]))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`files/${path}`)
  })
  it.each(['https://x.example/remoteEntry.js', '../remoteEntry.js'])('with the entry %s', async (remoteEntry) => {
    expect((await problemsOf({ ...lock, entry: { ...lock.entry, remoteEntry } }))[0]).toContain('entry/remoteEntry')
  })
  it.each<[string, unknown, ReadonlyMap<string, Uint8Array>, string]>([
    [
      'without a hash',
      { ...lock, files: { ...lock.files, 'remoteEntry.js': { bytes: 9 } } },
      files,
      'files/remoteEntry.js/integrity',
    ],
    [
      'with a weak hash',
      { ...lock, files: { ...lock.files, 'remoteEntry.js': { bytes: 9, integrity: 'sha256-x' } } },
      files,
      'files/remoteEntry.js/integrity',
    ],
    [
      'with a file that is not in the lock',
      lock,
      new Map([...files, ['x.js', Buffer.from('x')]]),
      'x.js is not in the lock',
    ],
    ['with a file that is missing', lock, without('remoteEntry.js'), 'remoteEntry.js is missing'],
    ['with a file of another size', lock, filesWith('export {};'), 'remoteEntry.js has 10 bytes, the lock says 9'],
    [
      'with a file of another hash',
      lock,
      filesWith('export [ ]'.slice(0, 9)),
      'remoteEntry.js has another hash than the lock says',
    ],
    [
      'with an entry that is not one of its files',
      { ...lock, entry: { ...lock.entry, ssrEntry: 'ssr/entry.mjs' } },
      files,
      'ssrEntry ssr/entry.mjs is not in the lock',
    ],
    ['under a name that is not an app', { ...lock, name: 'Shell' }, files, 'name'],
    ['under a version that is none', { ...lock, version: 'latest' }, files, 'version'],
    ['with something else besides', { ...lock, isTrusted: true }, files, 'isTrusted'],
    ['that is nothing', null, files, 'release.json'],
  ])('%s', async (_, changed, content, problem) => {
    expect((await problemsOf(changed, content)).join('\n')).toContain(problem)
  })
  it.each<[string, Record<string, string>, string]>([
    ['with malformed routes', { 'meta.json': '{"schema":"sild-meta/1"}' }, 'meta.json is not what it should be'],
    [
      'with a page of an unknown access',
      {
        'meta.json': JSON.stringify({
          schema: 'sild-meta/1',
          routes: [{ id: 'mf-try.page', path: '/try', access: 'partner' }],
          navigation: [],
        }),
      },
      'meta.json is not what it should be',
    ],
    ['with chunks that are not JSON', { 'chunks.json': '<html>' }, 'chunks.json is not what it should be'],
    ['with malformed contracts', { 'contracts.json': '{}' }, 'contracts.json is not what it should be'],
    [
      'that preloads a file without a hash',
      {
        'chunks.json': JSON.stringify({
          schema: 'sild-chunks/1',
          groups: { x: { js: ['x.js'], css: [] } },
          integrity: {},
        }),
      },
      'chunks.json has no hash of x.js',
    ],
    [
      'that gives browsers another hash than the lock',
      {
        'chunks.json': JSON.stringify({
          schema: 'sild-chunks/1',
          groups: {},
          integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
        }),
      },
      'chunks.json has another hash of remoteEntry.js than the lock',
    ],
  ])('%s', async (_, more, problem) => {
    const content = filesWith('export {}', more)
    expect(await problemsOf(lockOf(content), content)).toEqual([problem])
  })
  it.each<[string, string, Buffer, string]>([
    ['of another file', 'remoteEntry.js.gz', gzipSync('alert(1)'), 'is not a compressed copy of its file'],
    ['that is broken', 'remoteEntry.js.gz', Buffer.from('gzip'), 'is not a compressed copy of its file'],
    [
      'that bursts',
      'remoteEntry.js.br',
      brotliCompressSync(Buffer.alloc(50_000_000)),
      'is not a compressed copy of its file',
    ],
    ['of nothing', 'x.js.br', brotliCompressSync('x'), 'is a compressed copy of nothing'],
    ['of an unknown kind', 'remoteEntry.js.zst', Buffer.from('x'), 'is a compressed copy of nothing'],
    ['without a stated size', 'remoteEntry.js.br', brotliCompressSync('export {}'), 'bytes, the lock says undefined'],
  ])('with a compressed copy %s', async (_, path, bytes, problem) => {
    const problems = await problemsOf(lock, files, new Map([[path, bytes]]))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })
  it('without a compressed copy that its lock states', async () => {
    const stated = { ...lock, files: { ...lock.files, 'meta.json': { ...lock.files['meta.json'], br: 9 } } }
    expect(await problemsOf(stated)).toEqual(['meta.json.br is missing'])
  })
})
