import { type Kit, type SellerConfig, serviceOf } from '@sild/service-kit'
import { chooseProvider } from './providers/choose.ts'
import type { PaymentProvider } from './providers/provider.ts'

export interface BillingDeps extends Pick<Kit, 'database' | 'clock' | 'calls' | 'outbox' | 'live' | 'mailer' | 'log'> {
  /** Hashes users and register numbers, to recognize them after they are erased. */
  readonly holderKey: Buffer
  /** Null if there is no payment provider for cards. */
  readonly provider: PaymentProvider | null
  readonly seller: SellerConfig
  readonly publicUrl: string
  /** Sales gets mails about companies that want a plan. Support gets mails about payment differences. */
  readonly mailboxes: { readonly sales: string; readonly support: string }
}

export const createDeps = (kit: Kit): BillingDeps => ({
  ...kit,
  holderKey: kit.config.keys.fingerprints,
  provider: chooseProvider(kit),
  seller: kit.config.seller,
  publicUrl: kit.config.publicUrl,
  mailboxes: { sales: kit.config.salesMailbox, support: kit.config.supportMailbox },
})

export const { serve, handle } = serviceOf<BillingDeps>()
