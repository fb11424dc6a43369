import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  integrityOf,
  openRegistry,
  publishRelease,
  type ReleaseChunks,
  type WritableRegistryStorage,
} from '@sild/registry'

/** Changes the text of a file of a release; the same text where it leaves the file alone. */
export type Edit = (path: string, text: string) => string

const isText = (path: string): boolean => /\.(?:js|mjs|css|json)$/.test(path)

/** Publishes another build of a release, whole and with the right hashes. @returns its id */
export async function publishAltered(
  storage: WritableRegistryStorage,
  name: string,
  originalId: string,
  { edit, version }: { edit: Edit; version: string },
): Promise<string> {
  const registry = openRegistry(storage)
  const lock = await registry.readLock(name, originalId)
  const id = randomBytes(8).toString('hex')
  const files = new Map<string, Uint8Array>()
  let edited = 0
  for (const path of Object.keys(lock.files)) {
    const bytes = await registry.readFile(lock, path)
    const own = isText(path) ? bytes.toString().replaceAll(originalId, id) : bytes
    const changed = typeof own === 'string' ? edit(path, own) : own
    if (changed !== own) edited += 1
    files.set(path, typeof changed === 'string' ? Buffer.from(changed) : changed)
  }
  if (edited === 0) throw new Error(`Nothing of ${name} was altered: it is built otherwise than the test believes.`)
  files.set('chunks.json', Buffer.from(JSON.stringify(withHashes(chunksIn(files), files))))
  const variants = new Map<string, Uint8Array>()
  for (const [path, bytes] of files) if (lock.files[path]?.br) variants.set(`${path}.br`, compress(bytes))
  const described = [...files].map(([path, bytes]) => {
    const br = variants.get(`${path}.br`)?.length
    return [path, { integrity: integrityOf(bytes), bytes: bytes.length, ...(br && { br }) }]
  })
  const altered = { ...lock, id, version, createdAt: new Date().toISOString(), files: Object.fromEntries(described) }
  await publishRelease(storage, altered, files, variants)
  return id
}

const compress = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })

const chunksIn = (files: ReadonlyMap<string, Uint8Array>): ReleaseChunks =>
  JSON.parse(Buffer.from(files.get('chunks.json') ?? []).toString()) as ReleaseChunks // It was published as one.

const withHashes = (chunks: ReleaseChunks, files: ReadonlyMap<string, Uint8Array>): ReleaseChunks => ({
  ...chunks,
  integrity: Object.fromEntries(
    Object.keys(chunks.integrity).map((path) => [path, integrityOf(files.get(path) ?? new Uint8Array())]),
  ),
})
