import { type InboundConfig, type Kit, serviceOf } from '@sild/service-kit'
import { mailgun } from './providers/mailgun.ts'
import type { MailProvider } from './providers/provider.ts'
import { createTransport, type MailTransport } from './transport.ts'

export interface MailsDeps extends Pick<Kit, 'database' | 'clock' | 'calls' | 'outbox' | 'log' | 'sealer' | 'mailer'> {
  readonly transport: MailTransport
  readonly from: string
  readonly perMinute: number
  /** Null where nothing can be answered. */
  readonly inbound: InboundConfig | null
  /** Signs addresses that take answers and bounces. */
  readonly addressKey: Buffer
  readonly publicUrl: string
  /** Who tells by a webhook what comes back; null where only mails do. */
  readonly provider: MailProvider | null
}

export const createDeps = (kit: Kit): MailsDeps => ({
  ...kit,
  transport: createTransport(kit.config),
  from: kit.config.mailFrom,
  perMinute: kit.config.mails.perMinute,
  inbound: kit.config.mails.inbound,
  addressKey: kit.config.keys.mailAddresses,
  publicUrl: kit.config.publicUrl,
  provider: kit.config.mails.mailgunKey === null ? null : mailgun(kit.config.mails.mailgunKey),
})

export const { serve, handle } = serviceOf<MailsDeps>()
