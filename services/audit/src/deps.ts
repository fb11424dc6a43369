import { join } from 'node:path'
import { type Kit, serviceOf } from '@sild/service-kit'
import { deriveKey } from '@sild/service-kit/keys'
import { type HeadFile, openHeadFile } from './models/head-file.ts'

export interface AuditDeps extends Pick<Kit, 'calls' | 'clock' | 'database' | 'log' | 'mailer'> {
  readonly headFile: HeadFile
  /** The mailbox for the daily mail with the head of the chain. */
  readonly mailbox: string
  readonly publicUrl: string
  /** Without this key, a person with write access to the database cannot forge a valid chain. */
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
