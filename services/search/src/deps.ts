import { createSignedLinks, type Kit, serviceOf, type SignedLinks } from '@sild/service-kit'
import { createCorrector } from './engine/corrections.ts'
import { createLexemeReader } from './engine/lexemes-of.ts'
import { createMemoryIndex } from './engine/memory/memory-index.ts'
import { createOpenSearchEngine, type OpenSearchEngine } from './engine/opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './engine/postgres-engine.ts'
import { createPostgresIndex } from './engine/postgres-index.ts'
import { createPostgresLists } from './engine/postgres-lists.ts'
import { createPostgresNext } from './engine/postgres-next.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { createWordReader, type ReadWords } from './engine/words.ts'

export interface SearchDeps extends Pick<Kit, 'database' | 'outbox' | 'calls' | 'clock' | 'live' | 'files'> {
  readonly engine: SearchEngine
  /** Undefined if none is configured. */
  readonly openSearch: OpenSearchEngine | undefined
  readonly readWords: ReadWords
  readonly links: SignedLinks
}

export function createDeps(kit: Kit): SearchDeps {
  const readLexemes = createLexemeReader(kit.database)
  const readWords = createWordReader(readLexemes)
  const { searchEngineUrl } = kit.config
  const openSearch = searchEngineUrl === undefined ? undefined : createOpenSearchEngine(searchEngineUrl, kit)
  // With an external engine the index is not loaded into memory.
  const memory = openSearch ? undefined : createMemoryIndex(kit.database, { ...kit, readLexemes })
  const index = createPostgresIndex(kit.database)
  return {
    ...kit,
    links: createSignedLinks(kit.config.keys.links),
    readWords,
    openSearch,
    engine: {
      ...createPostgresEngine(kit.database, {
        readLexemes,
        readWords,
        correctQuery: createCorrector(kit.database, memory?.candidates),
        findHits: openSearch?.findHits ?? memory?.findHits,
        findFilterCounts: memory?.findFilterCounts,
      }),
      ...createPostgresLists(kit.database, memory?.named),
      ...(openSearch?.followed(index) ?? index),
      next: createPostgresNext(kit.database),
    },
  }
}

export const { serve, handle } = serviceOf<SearchDeps>()
