import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { integrityOf } from './integrity.ts'
import { publishRelease } from './publish.ts'
import { openRegistry } from './registry.ts'
import type { Release } from './release.ts'

const id = '0123456789abcdef'
const meta = { schema: 'sild-meta/1', routes: [], navigation: [] }
const chunks = { schema: 'sild-chunks/1', groups: {}, integrity: {} }

const filesWith = (entry: string) =>
  new Map(
    Object.entries({
      'remoteEntry.js': entry,
      'meta.json': JSON.stringify(meta),
      'chunks.json': JSON.stringify(chunks),
    }).map(([path, text]) => [path, Buffer.from(text)] as const),
  )
const lockOf = (files: ReadonlyMap<string, Buffer>, overrides: Partial<Release> = {}): Release => ({
  schema: 'mfe-release/1',
  name: 'mf-try',
  id,
  version: '1.0.0',
  createdAt: '2026-11-21T09:00:00.000Z',
  source: { repo: 'sild', commit: '0'.repeat(40), ref: 'main', actor: 'ci' },
  entry: { manifest: 'meta.json', remoteEntry: 'remoteEntry.js' },
  files: Object.fromEntries(
    [...files].map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  ),
  shared: {},
  exposes: ['./remote'],
  contracts: { provides: {}, requires: {} },
  budget: { entryBr: 13_000, routeBr: 60_000 },
  ...overrides,
})

let root: string
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'registry-'))))
afterEach(() => rm(root, { recursive: true }))

describe('publishing', () => {
  const files = filesWith('export {}')

  it('makes a release readable, once', async () => {
    const storage = diskStorage(root)
    await publishRelease(storage, lockOf(files), files, new Map())
    await publishRelease(storage, lockOf(files, { createdAt: '2027-01-01T00:00:00.000Z' }), files, new Map())
    const { lock } = await openRegistry(storage).readRelease('mf-try', id)
    expect(lock.createdAt).toBe('2026-11-21T09:00:00.000Z')
    expect(await readdir(join(root, 'a/mf-try'))).toEqual([id])
  })

  it('refuses the same id with other content', async () => {
    const storage = diskStorage(root)
    await publishRelease(storage, lockOf(files), files, new Map())
    const others = filesWith('alert(1)')
    await expect(publishRelease(storage, lockOf(others), others, new Map())).rejects.toThrow(
      'already published with other content',
    )
  })

  it.each(['../x.js', '/etc/passwd', 'a//b.js', './a.js', 'a/../../b.js', 'https://x.example/a.js'])(
    'refuses the path %s',
    async (path) => {
      const lock = lockOf(files)
      const bad = { ...lock, files: { ...lock.files, [path]: { integrity: integrityOf(Buffer.from('x')), bytes: 1 } } }
      await expect(publishRelease(diskStorage(root), bad, files, new Map())).rejects.toThrow(path)
    },
  )

  it('refuses a file without a hash', async () => {
    const lock = lockOf(files)
    const bad = { ...lock, files: { 'remoteEntry.js': { bytes: 9 } } } as unknown as Release
    await expect(publishRelease(diskStorage(root), bad, files, new Map())).rejects.toThrow('integrity')
  })

  it('never gives out a file that is not the one that was published', async () => {
    const storage = diskStorage(root)
    await publishRelease(storage, lockOf(files), files, new Map())
    const registry = openRegistry(storage)
    const { lock } = await registry.readRelease('mf-try', id)
    await writeFile(join(root, 'a/mf-try', id, 'remoteEntry.js'), 'alert(1)')
    await expect(registry.readFile(lock, 'remoteEntry.js')).rejects.toThrow('is not the file that was published')
    await expect(registry.readFile(lock, 'release.json')).rejects.toThrow('has no file')
  })
})
