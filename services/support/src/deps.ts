import { type Kit, serviceOf } from '@sild/service-kit'

export interface SupportDeps extends Pick<
  Kit,
  'database' | 'outbox' | 'mailer' | 'clock' | 'calls' | 'live' | 'files'
> {
  /** The mail address of our support. */
  readonly mailbox: string
  readonly publicUrl: string
}

export const createDeps = (kit: Kit): SupportDeps => ({
  ...kit,
  mailbox: kit.config.supportMailbox,
  publicUrl: kit.config.publicUrl,
})

export const { serve, handle } = serviceOf<SupportDeps>()
