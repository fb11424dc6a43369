import { join } from 'node:path'
import { createDiskStorage } from '@sild/file-storage/disk-storage'
import { createIncoming, type Incoming } from '@sild/file-storage/intake/incoming'
import type { Storage } from '@sild/file-storage'
import { type InboundConfig, type Kit, serviceOf } from '@sild/service-kit'
import { mailgun } from './providers/mailgun.ts'
import type { MailProvider } from './providers/provider.ts'
import { createTransport, type MailTransport } from './transport.ts'

type Used = 'database' | 'clock' | 'calls' | 'files' | 'outbox' | 'log' | 'sealer' | 'mailer'

export interface MailsDeps extends Pick<Kit, Used> {
  readonly transport: MailTransport
  /** Mails that the mail server took from this process and that are not settled yet. */
  readonly delivered: Set<string>
  readonly from: string
  readonly perMinute: number
  /** Null if users cannot answer mails. */
  readonly inbound: InboundConfig | null
  /** Signs the addresses for answers and bounces. */
  readonly addressKey: Buffer
  readonly publicUrl: string
  /** Reports bounces and complaints by a webhook; null if they arrive only by mail. */
  readonly provider: MailProvider | null
  /** Files of answers: unchecked ones in `incoming`, stored ones in `storage`. */
  readonly incoming: Incoming
  readonly storage: Storage
}

export const createDeps = (kit: Kit): MailsDeps => ({
  ...kit,
  transport: createTransport(kit.config),
  delivered: new Set(),
  from: kit.config.mailFrom,
  perMinute: kit.config.mails.perMinute,
  inbound: kit.config.mails.inbound,
  addressKey: kit.config.keys.mailAddresses,
  publicUrl: kit.config.publicUrl,
  incoming: createIncoming(join(kit.config.dataDir, 'uploads', 'unfinished'), kit.clock),
  storage: createDiskStorage(join(kit.config.dataDir, 'uploads')),
  provider: kit.config.mails.mailgunKey === null ? null : mailgun(kit.config.mails.mailgunKey),
})

export const { serve, handle } = serviceOf<MailsDeps>()
