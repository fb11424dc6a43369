import { createSignedLinks, type Kit, serviceOf, type SignedLinks } from '@sild/service-kit'
import { createCorrector } from './engine/corrections.ts'
import { createLexemeReader } from './engine/lexemes-of.ts'
import { createMemoryIndex } from './engine/memory/memory-index.ts'
import { createPostgresEngine } from './engine/postgres-engine.ts'
import { createPostgresIndex } from './engine/postgres-index.ts'
import { createPostgresLists } from './engine/postgres-lists.ts'
import { createPostgresNext } from './engine/postgres-next.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { createWordReader, type ReadWords } from './engine/words.ts'

export interface SearchDeps extends Pick<Kit, 'database' | 'outbox' | 'calls' | 'clock' | 'live' | 'files'> {
  readonly engine: SearchEngine
  readonly readWords: ReadWords
  readonly links: SignedLinks
}

export function createDeps(kit: Kit): SearchDeps {
  const readLexemes = createLexemeReader(kit.database)
  const readWords = createWordReader(readLexemes)
  const memory = createMemoryIndex(kit.database, { ...kit, readLexemes })
  return {
    ...kit,
    links: createSignedLinks(kit.config.keys.links),
    readWords,
    engine: {
      ...createPostgresEngine(kit.database, {
        readLexemes,
        readWords,
        correctQuery: createCorrector(kit.database, memory.candidates),
        seek: memory.seek,
      }),
      ...createPostgresLists(kit.database),
      ...createPostgresIndex(kit.database),
      next: createPostgresNext(kit.database),
    },
  }
}

export const { serve, handle } = serviceOf<SearchDeps>()
