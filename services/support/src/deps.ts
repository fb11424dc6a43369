import { type Kit, serviceOf } from '@sild/service-kit'

export interface SupportDeps extends Pick<Kit, 'database' | 'outbox' | 'mailer' | 'calls'> {
  /** Where our support reads. */
  readonly mailbox: string
}

export const createDeps = (kit: Kit): SupportDeps => ({ ...kit, mailbox: kit.config.supportMailbox })

export const { serve, handle } = serviceOf<SupportDeps>()
