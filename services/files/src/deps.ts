import { join } from 'node:path'
import { createDiskStorage } from '@sild/file-storage/disk-storage'
import type { Storage } from '@sild/file-storage'
import { createSignedLinks, type Kit, serviceOf, type SignedLinks } from '@sild/service-kit'

export interface FilesDeps extends Pick<Kit, 'database' | 'clock' | 'calls' | 'outbox' | 'mailer'> {
  readonly storage: Storage
  /** Exports of all data of a user, in a storage that the BFF does not serve. */
  readonly archives: Storage
  readonly links: SignedLinks
  /** Where the links of mails lead. */
  readonly publicUrl: string
}

export const createDeps = (kit: Kit): FilesDeps => ({
  ...kit,
  storage: createDiskStorage(join(kit.config.dataDir, 'uploads')),
  archives: createDiskStorage(join(kit.config.dataDir, 'data-exports')),
  links: createSignedLinks(kit.config.keys.links),
  publicUrl: kit.config.publicUrl,
})

export const { serve, handle } = serviceOf<FilesDeps>()
