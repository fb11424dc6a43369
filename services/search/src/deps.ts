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
import { createPostgresEngine } from './engine/postgres-engine.ts'
import type { SearchEngine } from './engine/search-engine.ts'

export interface SearchDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly calls: Calls
  readonly clock: Clock
  readonly live: Pick<Live, 'publish'>
  readonly files: Files
  readonly engine: SearchEngine
}

export const createDeps = ({ database, outbox, calls, clock, live, files }: Kit): SearchDeps => ({
  database,
  outbox,
  calls,
  clock,
  live,
  files,
  engine: createPostgresEngine(database),
})

export const { serve, handle } = serviceOf<SearchDeps>()
