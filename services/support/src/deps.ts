import { type Database, type Kit, type Mailer, type Outbox, serviceOf } from '@sild/service-kit'

export interface SupportDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly mailer: Mailer
  /** Where our support reads. */
  readonly mailbox: string
}

export const createDeps = ({ config, database, outbox, mailer }: Kit): SupportDeps => ({
  database,
  outbox,
  mailer,
  mailbox: config.supportMailbox,
})

export const { serve, handle } = serviceOf<SupportDeps>()
