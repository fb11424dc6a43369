import type { Kit } from '@sild/service-kit'
import { createMemoryIndex } from './memory/memory-index.ts'
import { createOpenSearchEngine, type OpenSearchEngine } from './opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './postgres/postgres-engine.ts'
import { createPostgresIndex } from './postgres/postgres-index.ts'
import { createPostgresLists } from './postgres-lists.ts'
import { createCorrector } from './query/corrections.ts'
import { createLexemeReader } from './query/lexemes-of.ts'
import { createWordReader, type ReadWords } from './query/words.ts'
import { createPostgresNext } from './rebuild/postgres-next.ts'
import type { SearchEngine } from './search-engine.ts'

export interface ChosenEngine {
  readonly engine: SearchEngine
  /** Undefined if none is configured. */
  readonly openSearch: OpenSearchEngine | undefined
  readonly readWords: ReadWords
}

/**
 * Postgres stores the index, shows cards and is the fallback. OpenSearch or the memory of the process finds hits for it: to remove
 * one of them, delete its folder and its line here.
 */
export function chooseEngine(kit: Kit): ChosenEngine {
  const readLexemes = createLexemeReader(kit.database)
  const readWords = createWordReader(readLexemes)
  const { searchEngineUrl } = kit.config
  const openSearch = searchEngineUrl === undefined ? undefined : createOpenSearchEngine(searchEngineUrl, kit)
  // With an external engine the index is not loaded into memory.
  const memory = openSearch ? undefined : createMemoryIndex(kit.database, { ...kit, readLexemes })
  const index = createPostgresIndex(kit.database)
  const engine: SearchEngine = {
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
  }
  return { engine, openSearch, readWords }
}
