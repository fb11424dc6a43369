import { diskStorage, httpStorage, type RegistryStorage, type WritableRegistryStorage } from '@sild/registry'
import type { RegistryPlace } from './registry-place.ts'
import { cachedStorage } from './cached-storage.ts'

export interface OpenedStorage {
  readonly read: RegistryStorage
  /** Null where the registry is only read. */
  readonly write: WritableRegistryStorage | null
}

/** The registry where the configuration says it is. One that is not on this machine is read through a folder that keeps releases. */
export async function openStorage(place: RegistryPlace, cacheDir: string): Promise<OpenedStorage> {
  if (place.kind === 'disk') {
    const disk = diskStorage(place.directory)
    return { read: disk, write: disk }
  }
  if (place.kind === 'http') return { read: cachedStorage(httpStorage(place.url), cacheDir), write: null }
  const { s3Storage } = await import('@sild/registry/s3')
  const bucket = s3Storage(place.bucket)
  return { read: cachedStorage(bucket, cacheDir), write: bucket }
}
