import { join } from 'node:path'
import { createDiskStorage } from '@sild/file-storage/disk-storage'
import type { Storage } from '@sild/file-storage'
import { type Kit, serviceOf } from '@sild/service-kit'

export interface FilesDeps extends Pick<Kit, 'database' | 'clock'> {
  readonly storage: Storage
}

export const createDeps = (kit: Kit): FilesDeps => ({
  ...kit,
  storage: createDiskStorage(join(kit.config.dataDir, 'uploads')),
})

export const { serve, handle } = serviceOf<FilesDeps>()
