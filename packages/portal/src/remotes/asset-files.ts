import { releaseFolder } from '@sild/registry'
import type { RegistryStorage } from '@sild/registry'
import type { Encoding } from '../http/accepted-encoding.ts'

export interface AssetFile {
  bytes: Buffer
  encoding: Encoding
}
export interface AssetFiles {
  /** The file, compressed if it was published so. */
  read: (name: string, id: string, path: string, encoding: Encoding) => Promise<AssetFile | null>
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const memoryBytes = 64 * 1024 * 1024

/** Files of releases never change, so what was read once is kept, the longest unused going first. */
export function createAssetFiles(storage: RegistryStorage, isDevelopment: boolean): AssetFiles {
  const kept = new Map<string, AssetFile>()
  let keptBytes = 0

  const keep = (key: string, file: AssetFile) => {
    kept.set(key, file)
    keptBytes += file.bytes.length
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= memoryBytes) break
      kept.delete(oldest)
      keptBytes -= bytes.length
    }
  }
  const readStored = async (path: string, encoding: Encoding): Promise<AssetFile | null> => {
    const bytes = await storage.read(path + suffixes[encoding])
    if (bytes) return { bytes, encoding }
    return encoding === 'identity' ? null : readStored(path, 'identity')
  }
  return {
    read: async (name, id, path, encoding) => {
      const key = `${encoding} ${name}/${id}/${path}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const file = await readStored(`${releaseFolder(name, id)}/${path}`, encoding)
      // Styles of an app in work change under their address.
      if (file && !isDevelopment) keep(key, file)
      return file
    },
  }
}
