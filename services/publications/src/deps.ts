import {
  type Calls,
  type Clock,
  type Database,
  type Files,
  type Kit,
  type Live,
  type Outbox,
  serviceOf,
} from '@sild/service-kit'

export interface PublicationsDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly calls: Calls
  readonly clock: Clock
  readonly live: Pick<Live, 'publish'>
  readonly files: Files
}

export const createDeps = ({ database, outbox, calls, clock, live, files }: Kit): PublicationsDeps => ({
  database,
  outbox,
  calls,
  clock,
  live,
  files,
})

export const { serve, handle } = serviceOf<PublicationsDeps>()
