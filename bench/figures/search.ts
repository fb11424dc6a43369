import { parseArgs } from 'node:util'
import { createCorrector } from '../../services/search/src/engine/corrections.ts'
import { createPostgresEngine } from '../../services/search/src/engine/postgres-engine.ts'
import { createLexemeReader } from '../../services/search/src/engine/lexemes-of.ts'
import { createWordReader } from '../../services/search/src/engine/words.ts'
import { searchService } from '../../services/search/src/service.ts'
import { bulkSeed } from '../../tools/supervisor/bulk-seed.ts'
import { askedSearches } from '../measure/asked-searches.ts'
import { openScratchInstallation } from '../measure/scratch-installation.ts'
import { figure, reportValue } from '../measure/report.ts'
import { median, quantile, ratios } from '../measure/statistics.ts'
import { takeTurns } from '../measure/take-turns.ts'
import { openUsualSearch } from '../measure/usual-search.ts'

/** `npm run bench -- search --publications 200000`: how fast a market is filled and searched, beside SQL as it is usually written. */
const ROUNDS = 10
const SEARCHES_A_ROUND = 50
const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { publications: { type: 'string', default: '50000' } },
})
const publicationsCount = Number(values.publications)

let seededPerSecond = 0
await using scratch = await openScratchInstallation(searchService, async (dataDir) => {
  const began = performance.now()
  await bulkSeed({ dataDir, publications: publicationsCount })
  seededPerSecond = publicationsCount / ((performance.now() - began) / 1000)
})
const { database } = scratch.kit
const readLexemes = createLexemeReader(database)
const engine = createPostgresEngine(database, {
  readLexemes,
  readWords: createWordReader(readLexemes),
  correctQuery: createCorrector(database),
})
await using usual = await openUsualSearch(scratch.provisioned.admin)

const { knex } = database
const names: string[] = await knex('cards').orderBy('publicationGuid').limit(20_000).pluck('name')
const { rows } = await knex.raw('select count(*)::int from listings')
const searches = askedSearches(ROUNDS * SEARCHES_A_ROUND, names)
const times = { sild: [] as number[], usual: [] as number[] }

/** Milliseconds that this round's searches take, one after the other. */
function askAll(name: keyof typeof times, ask: (input: (typeof searches)[number]) => Promise<unknown>) {
  let round = 0
  return async (): Promise<number> => {
    const first = SEARCHES_A_ROUND * round++
    let total = 0
    for (const input of searches.slice(first, first + SEARCHES_A_ROUND)) {
      const at = performance.now()
      await ask(input)
      const took = performance.now() - at
      times[name].push(took)
      total += took
    }
    return total
  }
}
const found = await takeTurns(
  {
    usual: askAll('usual', (input) => usual.search(input)),
    sild: askAll('sild', (input) => engine.search(input, 'en')),
  },
  { rounds: ROUNDS },
)

console.log(`\n${rows[0].count} listings of ${publicationsCount} publications`)
reportValue('seeded', seededPerSecond, 'publications/s')
for (const [name, taken] of Object.entries(times))
  console.log(
    `${name.padEnd(5)}  p50 ${figure(quantile(taken, 0.5))} ms  p99 ${figure(quantile(taken, 0.99))} ms  max ${figure(quantile(taken, 1))} ms`,
  )
reportValue('searches/s', median(ratios(found.usual, found.sild)), '× the usual SQL')
