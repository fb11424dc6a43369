import { join } from 'node:path'
import { type Kit, serviceOf } from '@sild/service-kit'
import { deriveKey } from '@sild/service-kit/keys'
import { type HeadFile, openHeadFile } from './models/head-file.ts'

export interface AuditDeps extends Pick<Kit, 'calls' | 'clock' | 'database' | 'log' | 'mailer'> {
  readonly headFile: HeadFile
  /** Where the head of the chain is mailed each day. */
  readonly mailbox: string
  readonly publicUrl: string
  /** Without it nobody who can write to the database can make a chain that fits. */
  readonly chainKey: Buffer
}

export const createDeps = (kit: Kit): AuditDeps => ({
  ...kit,
  headFile: openHeadFile(join(kit.config.dataDir, 'audit-heads', 'heads.jsonl')),
  mailbox: kit.config.auditMailbox,
  publicUrl: kit.config.publicUrl,
  chainKey: deriveKey(kit.config.sitePepper, 'audit chain'),
})

export const { serve, handle } = serviceOf<AuditDeps>()
