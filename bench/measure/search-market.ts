import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCorrector } from '../../services/search/src/engine/query/corrections.ts'
import { createLexemeReader } from '../../services/search/src/engine/query/lexemes-of.ts'
import { createMemoryIndex } from '../../services/search/src/engine/memory/memory-index.ts'
import { createPostgresEngine } from '../../services/search/src/engine/postgres/postgres-engine.ts'
import { createWordReader } from '../../services/search/src/engine/query/words.ts'
import { searchService } from '../../services/search/src/service.ts'
import { bulkSeed } from '../../tools/supervisor/bulk-seed.ts'
import { openScratchInstallation } from './scratch-installation.ts'

/**
 * A market of `--publications`, 50,000 where nothing is said, and the search in it as the service has it. What is written into
 * `--data-dir` stays there for the next run: a million takes a quarter of an hour.
 */
export async function openSearchMarket() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { publications: { type: 'string', default: '50000' }, 'data-dir': { type: 'string' } },
  })
  const publicationsCount = Number(values.publications)
  let seededPerSecond = 0
  const scratch = await openScratchInstallation(
    searchService,
    async (dataDir) => {
      if (existsSync(join(dataDir, 'postgres'))) return
      const began = performance.now()
      await bulkSeed({ dataDir, publications: publicationsCount })
      seededPerSecond = publicationsCount / ((performance.now() - began) / 1000)
    },
    values['data-dir'],
  )
  const { kit } = scratch
  const readLexemes = createLexemeReader(kit.database)
  const readWords = createWordReader(readLexemes)
  const memory = createMemoryIndex(kit.database, { ...kit, readLexemes })
  const names: string[] = await kit.database.knex('cards').orderBy('publicationGuid').limit(20_000).pluck('name')
  return {
    scratch,
    database: kit.database,
    publicationsCount,
    seededPerSecond,
    /** Some of those that are there. */
    names,
    memory,
    engine: createPostgresEngine(kit.database, {
      correctQuery: createCorrector(kit.database, memory.candidates),
      readLexemes,
      readWords,
      findHits: memory.findHits,
      findFilterCounts: memory.findFilterCounts,
    }),
    [Symbol.asyncDispose]: () => scratch[Symbol.asyncDispose](),
  }
}
