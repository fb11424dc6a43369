import { type Kit, serviceOf } from '@sild/service-kit'
import { deriveKey } from '@sild/service-kit/keys'

export interface AuditDeps extends Pick<Kit, 'calls' | 'clock' | 'database' | 'log'> {
  /** Without it nobody who can write to the database can make a chain that fits. */
  readonly chainKey: Buffer
}

export const createDeps = (kit: Kit): AuditDeps => ({
  ...kit,
  chainKey: deriveKey(kit.config.sitePepper, 'audit chain'),
})

export const { serve, handle } = serviceOf<AuditDeps>()
