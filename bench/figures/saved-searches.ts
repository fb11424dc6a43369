import { randomUUID } from 'node:crypto'
import type { CardType } from '@sild/contract/enums'
import { searchTypeOfCard } from '@sild/contract/enums'
import { run, sql, type Transaction } from '@sild/service-kit'
import { saveSearchBody } from '@sild/contract/search/saved-schemas'
import { saveSearch } from '../../services/search/src/actions/save-search.ts'
import { indexes } from '../../services/search/src/engine/indexes.ts'
import { matchingSearches } from '../../services/search/src/engine/postgres/saved-query.ts'
import { createLexemeReader } from '../../services/search/src/engine/query/lexemes-of.ts'
import { createWordReader } from '../../services/search/src/engine/query/words.ts'
import { searchService } from '../../services/search/src/service.ts'
import { bulkSeed } from '../../tools/supervisor/bulk-seed.ts'
import { sampleSearches } from '../measure/sample-searches.ts'
import { openScratchInstallation } from '../measure/scratch-installation.ts'
import { reportValue } from '../measure/report.ts'
import { median, quantile } from '../measure/statistics.ts'

/**
 * Measures the matching of a publication with 100 000 saved searches, compared with a scan of all stored tsqueries.
 * Queries are those of the bench `search`; five users share each. `SAVED=20000 npm run bench -- saved-searches` takes
 * fewer.
 */
const PUBLICATIONS = 20_000
const SAVED = Number(process.env['SAVED'] ?? 100_000)
const SHARED_BY = 5
const MATCHED = 400
const SCANNED = 40
const BATCH = 500

await using scratch = await openScratchInstallation(searchService, (dataDir) =>
  bulkSeed({ dataDir, publications: PUBLICATIONS }),
)
const { knex, transaction } = scratch.kit.database
const readWords = createWordReader(createLexemeReader(scratch.kit.database))

const names: string[] = await knex('cards').orderBy('publicationGuid').limit(20_000).pluck('name')
const asked = sampleSearches(SAVED, names)
let saved = 0
for (let start = 0; saved * SHARED_BY < SAVED && start < asked.length; start += BATCH)
  await transaction(async (trx) => {
    for (const { categoryIds, countryCodes, query, searchType, workTypes } of asked.slice(start, start + BATCH)) {
      const wish = saveSearchBody.safeParse({ title: 'x', searchType, query, categoryIds, countryCodes, workTypes })
      // An empty search cannot be saved.
      if (!wish.success || saved * SHARED_BY >= SAVED) continue
      const words = await readWords(query)
      if (words.wanted.length === 0 && categoryIds.length + countryCodes.length + workTypes.length === 0) continue
      await saveSearch(trx, { companyGuid: null, userGuid: randomUUID() }, wish.data, words)
      saved += 1
    }
  })
await transaction(async (trx) => {
  await run(
    trx,
    sql`insert into saved_searches (user_guid, title, schedule, is_mailed, search, card_type, query, probe)
      select uuidv7(), title, schedule, is_mailed, search, card_type, query, probe
      from saved_searches, generate_series(2, ${SHARED_BY})`,
  )
})
await knex.raw('vacuum analyze saved_searches')

interface Listed {
  publicationGuid: string
  cardType: CardType
}
const listed: Listed[] = await knex('listings')
  .orderByRaw('md5(publication_guid::text)')
  .limit(MATCHED)
  .select('publicationGuid', 'cardType')

/** Milliseconds of one statement in a transaction that is already open. */
async function timed(work: (trx: Transaction) => Promise<unknown>): Promise<number> {
  let took = 0
  await transaction(async (trx) => {
    const at = performance.now()
    await work(trx)
    took = performance.now() - at
  })
  return took
}
const found: number[] = []
const matching: number[] = []
for (const { cardType, publicationGuid } of listed)
  matching.push(
    await timed(async (trx) => {
      const rows = await run<{ guid: string }>(
        trx,
        sql`select s.saved_search_guid as guid from ${matchingSearches(cardType, publicationGuid)}`,
      )
      found.push(rows.length)
    }),
  )
const scanning: number[] = []
let differing = 0
for (const [index, { cardType, publicationGuid }] of listed.slice(0, SCANNED).entries())
  scanning.push(
    await timed(async (trx) => {
      const rows = await run<{ guid: string }>(
        trx,
        sql`select s.saved_search_guid as guid from ${indexes[searchTypeOfCard[cardType]].table} l, saved_searches s
          where l.publication_guid = ${publicationGuid} and s.card_type = ${cardType} and l.tokens @@ s.query`,
      )
      if (rows.length !== found[index]) differing += 1
    }),
  )

const [{ count } = { count: 0 }] = await scratch.kit.database.query<{ count: number }>(
  sql`select count(*)::int as count from saved_searches`,
)
console.log(
  `${count} saved searches, ${median(found)} of them find a publication in the median, ${Math.max(...found)} at most`,
)
reportValue('who waits for a publication, p50', median(matching), 'ms')
reportValue('who waits for a publication, p99', quantile(matching, 0.99), 'ms', { atMost: 5 })
reportValue('a scan of stored tsqueries, p50', median(scanning), 'ms')
reportValue('times a scan', median(scanning) / median(matching), '×', { atLeast: 60 })
reportValue('publications for which both find something else', differing, '', { atMost: 0 })
