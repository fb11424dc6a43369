import { setTimeout as wait } from 'node:timers/promises'
import { sql, run } from '@sild/service-kit'
import { schemas } from '@sild/contract/schemas'
import { sampleSearches } from '../measure/sample-searches.ts'
import { reportValue } from '../measure/report.ts'
import { openSearchMarket } from '../measure/search-market.ts'
import { quantile } from '../measure/statistics.ts'

/**
 * `npm run bench -- search-changes --publications 1000000 --data-dir .sild/million`: how soon a change is found while a hundred a
 * second come, and what searches take meanwhile.
 */
const CHANGES_A_SECOND = 100
const SECONDS = 30
/** Every so many changes one is waited for. */
const WATCHED = 20

await using market = await openSearchMarket()
const { database, engine, memory } = market
await memory.catchUp()
const searches = sampleSearches(4000, market.names)
const listed: { publicationGuid: string }[] = await database
  .knex('serviceListings')
  .orderBy('publicationGuid')
  .limit(CHANGES_A_SECOND * SECONDS)
  .select('publicationGuid')
const guids = listed.map(({ publicationGuid }) => publicationGuid)

/** A word of letters that nothing else has. */
const wordOf = (index: number): string =>
  `zq${[...String(index)].map((digit) => String.fromCodePoint(98 + Number(digit))).join('')}x`

async function change(index: number): Promise<void> {
  await database.transaction((trx) =>
    run(
      trx,
      sql`update listings set tokens = tokens || array_to_tsvector(lexemes('en', ${wordOf(index)})), published_at = now()
          where card_type = 'service' and publication_guid = ${guids[index]!}`,
    ),
  )
}
async function findable(index: number): Promise<number> {
  const committed = performance.now()
  const input = schemas.search.body.parse({ searchType: 'services', query: wordOf(index), isLiteral: true })
  while (!(await engine.search(input, 'en')).text.includes(guids[index]!)) await wait(10)
  return performance.now() - committed
}
async function search(seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index += 1) {
    const at = performance.now()
    await engine.search(searches[index % searches.length]!, 'en')
    times.push(performance.now() - at)
  }
  return times
}

await search(3)
const quiet = await search(SECONDS / 3)
const waits: Promise<number>[] = []
const changing = (async () => {
  const began = performance.now()
  for (let index = 0; index < guids.length; index += 1) {
    await wait(Math.max(0, began + (index * 1000) / CHANGES_A_SECOND - performance.now()))
    await change(index)
    if (index % WATCHED === 0) waits.push(findable(index))
  }
  return guids.length / ((performance.now() - began) / 1000)
})()
const busy = await search(SECONDS)
const rate = await changing
const delays = await Promise.all(waits)

console.log()
reportValue('changes', rate, 'a second')
reportValue('committed to found, p50', quantile(delays, 0.5), 'ms')
reportValue('committed to found, p95', quantile(delays, 0.95), 'ms', { atMost: 1000 })
reportValue('a search meanwhile, p50', quantile(busy, 0.5) / quantile(quiet, 0.5), '× without changes', { atMost: 1.3 })
reportValue('… p99', quantile(busy, 0.99) / quantile(quiet, 0.99), '× without changes')
