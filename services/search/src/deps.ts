import {
  type Calls,
  type Clock,
  type Database,
  type Kit,
  type Live,
  type Outbox,
  serviceOf,
  type Storage,
} from '@sild/service-kit'
import { createPostgresEngine } from './engine/postgres-engine.ts'
import type { SearchEngine } from './engine/search-engine.ts'

export interface SearchDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly calls: Calls
  readonly clock: Clock
  readonly live: Pick<Live, 'publish'>
  readonly storage: Pick<Storage, 'publicUrl'>
  readonly engine: SearchEngine
}

export const createDeps = ({ database, outbox, calls, clock, live, storage }: Kit): SearchDeps => ({
  database,
  outbox,
  calls,
  clock,
  live,
  storage,
  engine: createPostgresEngine(database),
})

export const { serve, handle } = serviceOf<SearchDeps>()
