import {
  type Calls,
  type Clock,
  type Database,
  type Kit,
  type Live,
  type Outbox,
  type Storage,
  serviceOf,
} from '@sild/service-kit'

export interface PublicationsDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly calls: Calls
  readonly clock: Clock
  readonly live: Pick<Live, 'publish'>
  readonly storage: Pick<Storage, 'publicUrl' | 'put' | 'removeAt'>
  /** Uploaded files have addresses that begin so. */
  readonly uploadsUrl: string
}

export const createDeps = ({ database, outbox, calls, clock, live, storage, config }: Kit): PublicationsDeps => ({
  database,
  outbox,
  calls,
  clock,
  live,
  storage,
  uploadsUrl: config.uploadsUrl,
})

export const { serve, handle } = serviceOf<PublicationsDeps>()
