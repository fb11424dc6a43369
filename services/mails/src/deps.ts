import { type InboundConfig, type Kit, serviceOf } from '@sild/service-kit'
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
}

export const createDeps = (kit: Kit): MailsDeps => ({
  ...kit,
  transport: createTransport(kit.config),
  from: kit.config.mailFrom,
  perMinute: kit.config.mails.perMinute,
  inbound: kit.config.mails.inbound,
  addressKey: kit.config.keys.mailAddresses,
  publicUrl: kit.config.publicUrl,
})

export const { serve, handle } = serviceOf<MailsDeps>()
