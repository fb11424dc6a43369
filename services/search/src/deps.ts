import { type Kit, serviceOf } from '@sild/service-kit'
import { createPostgresEngine } from './engine/postgres-engine.ts'
import type { SearchEngine } from './engine/search-engine.ts'

export interface SearchDeps extends Pick<Kit, 'database' | 'outbox' | 'calls' | 'clock' | 'live' | 'files'> {
  readonly engine: SearchEngine
}

export const createDeps = (kit: Kit): SearchDeps => ({ ...kit, engine: createPostgresEngine(kit.database) })

export const { serve, handle } = serviceOf<SearchDeps>()
