import { join } from 'node:path'
import { createDiskStorage } from '@sild/file-storage/disk-storage'
import type { Storage } from '@sild/file-storage'
import { type Clock, type Database, type Kit, serviceOf } from '@sild/service-kit'

export interface FilesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly storage: Storage
}

export const createDeps = ({ config, database, clock }: Kit): FilesDeps => ({
  database,
  clock,
  storage: createDiskStorage(join(config.dataDir, 'uploads')),
})

export const { serve, handle } = serviceOf<FilesDeps>()
