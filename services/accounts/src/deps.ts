import {
  type Calls,
  type Clock,
  type Database,
  type Kit,
  type Mailer,
  type Outbox,
  type Passwords,
  type Sealer,
  serviceOf,
} from '@sild/service-kit'

export interface AccountsDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly clock: Clock
  readonly calls: Calls
  readonly mailer: Mailer
  readonly passwords: Passwords
  readonly sealer: Sealer
  /** Without one the staff have no roles. */
  readonly isSecondFactorRequired: boolean
  /** Where the links of mails lead. */
  readonly publicUrl: string
}

export const createDeps = ({
  config,
  database,
  outbox,
  clock,
  calls,
  mailer,
  passwords,
  sealer,
}: Kit): AccountsDeps => ({
  database,
  outbox,
  clock,
  calls,
  mailer,
  passwords,
  sealer,
  isSecondFactorRequired: config.isSecondFactorRequired,
  publicUrl: config.publicUrl,
})

export const { serve, handle } = serviceOf<AccountsDeps>()
