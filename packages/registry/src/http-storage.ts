import { indexPath, namesInIndex } from './channel-index.ts'
import { channelNames } from './channel.ts'
import type { RegistryStorage } from './storage.ts'

const deadlineMs = 10_000

/**
 * A registry on another server: a BFF below `/registry/`, or any static host of its files. It is read-only, and lists
 * only the apps of a channel.
 */
export function httpStorage(baseUrl: string | URL, fetch: typeof globalThis.fetch = globalThis.fetch): RegistryStorage {
  const base = new URL(String(baseUrl).replace(/\/?$/, '/'))
  const known = new Map<string, { etag: string; bytes: Buffer }>()

  const read = async (path: string): Promise<Buffer | null> => {
    const before = known.get(path)
    const response = await fetch(new URL(path, base), {
      headers: before ? { 'if-none-match': before.etag } : {},
      // A registry never redirects.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (response.status === 304 && before) return before.bytes
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) throw new Error(`The registry at ${base.href} answers ${response.status} to ${path}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    const etag = response.headers.get('etag')
    // Only channels change and are requested again; readers of releases cache them themselves.
    if (etag && path.startsWith('channels/')) known.set(path, { etag, bytes })
    return bytes
  }
  const list = async (folder: string): Promise<string[]> => {
    const channelName = channelNames.find((name) => folder === `channels/${name}`)
    return channelName ? namesInIndex(await read(indexPath(channelName))).map((name) => `${name}.json`) : []
  }
  return { read, list }
}
