import type { Calls } from './calls/calls.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import type { ServiceConfig } from './environment.ts'
import type { Live } from './live.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { Outbox } from './outbox.ts'
import type { Passwords } from './passwords.ts'
import type { Sealer } from './sealer.ts'

/** The dependencies of every service. A service builds its own ones from these in its `deps.ts`. */
export interface Kit {
  readonly config: ServiceConfig
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly outbox: Outbox
  readonly calls: Calls
  readonly live: Pick<Live, 'publish'>
  readonly mailer: Mailer
  readonly passwords: Passwords
  readonly sealer: Sealer
  readonly files: Files
}
