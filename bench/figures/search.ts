import { sampleSearches } from '../measure/sample-searches.ts'
import { readIndexSizes } from '../measure/index-size.ts'
import { figure, reportValue } from '../measure/report.ts'
import { openSearchMarket } from '../measure/search-market.ts'
import { median, quantile, ratios } from '../measure/statistics.ts'
import { interleave } from '../measure/interleave.ts'
import { openUsualSearch } from '../measure/usual-search.ts'

/**
 * `npm run bench -- search --publications 1000000 --data-dir .sild/million`: how fast a market is filled and searched, beside SQL as
 * it is usually written, by one and by eight at once; how long the counts of all filters take, phrases, and the last page by the
 * first; and what the index takes on the disk.
 */
const ROUNDS = 10
const SEARCHES_A_ROUND = 50
const SEARCHES_BEFORE = 200
const SEARCHES_ALONE = 2000
const CLIENTS = 8
const SEARCHES_OF_MANY = 2000

await using market = await openSearchMarket()
const { database, engine, memory, names } = market

const { rows } = await database.knex.raw('select count(*)::int from listings')
console.log(`\n${rows[0].count} listings of ${market.publicationsCount} publications`)
if (market.seededPerSecond > 0) reportValue('seeded', market.seededPerSecond, 'publications/s')

const megabytes = (): number => process.memoryUsage().rss / 1e6
const before = megabytes()
const began = performance.now()
await memory.catchUp()
reportValue('read into memory', (performance.now() - began) / 1000, 's')
reportValue('… which takes', megabytes() - before, 'MB')

type Searches = ReturnType<typeof sampleSearches>
const measuredCount = ROUNDS * SEARCHES_A_ROUND
// Each search runs once, but for its further pages.
const asked = sampleSearches(SEARCHES_BEFORE + measuredCount + SEARCHES_ALONE + SEARCHES_OF_MANY, names)
const searches = asked.slice(SEARCHES_BEFORE, SEARCHES_BEFORE + measuredCount)
const [alone, many] = [
  asked.slice(searches.length + SEARCHES_BEFORE, -SEARCHES_OF_MANY),
  asked.slice(-SEARCHES_OF_MANY),
]
const times = {
  alone: [] as number[],
  sild: [] as number[],
  usual: [] as number[],
  filters: [] as number[],
  phrases: [] as number[],
}
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const at = performance.now()
  await work()
  return performance.now() - at
}
const show = (name: string, taken: readonly number[]): void =>
  console.log(
    `${name.padEnd(8)}  p50 ${figure(quantile(taken, 0.5))} ms  p99 ${figure(quantile(taken, 0.99))} ms  max ${figure(quantile(taken, 1))} ms`,
  )
// Others than those that are measured, so that code is compiled and statements are planned.
const others = asked.slice(0, SEARCHES_BEFORE)
for (const input of others) await engine.search(input, 'en')
// Measured before the usual SQL: its table is vacuumed meanwhile, and its scans evict our pages from Postgres's memory.
for (const input of alone) times.alone.push(await timed(() => engine.search(input, 'en')))
show('alone', times.alone)
reportValue('p50 of one client', quantile(times.alone, 0.5), 'ms', { atMost: 3 })
reportValue('p99 of one client', quantile(times.alone, 0.99), 'ms', { atMost: 10 })

const ofMany: number[] = []
const at = performance.now()
await Promise.all(
  Array.from({ length: CLIENTS }, async (_, client) => {
    for (let index = client; index < many.length; index += CLIENTS)
      ofMany.push(await timed(() => engine.search(many[index]!, 'en')))
  }),
)
show('eight', ofMany)
reportValue('p99 of eight clients', quantile(ofMany, 0.99), 'ms', { atMost: 40 })
reportValue('… together', many.length / ((performance.now() - at) / 1000), 'searches/s')

await using usual = await openUsualSearch(market.scratch.provisioned.admin)
for (const input of others) await usual.search(input)
/** Milliseconds that this round's searches take, one after the other. */
function askAll(name: 'sild' | 'usual', ask: (input: Searches[number]) => Promise<unknown>) {
  let round = 0
  return async (): Promise<number> => {
    const first = SEARCHES_A_ROUND * round++
    const taken: number[] = []
    for (const input of searches.slice(first, first + SEARCHES_A_ROUND)) taken.push(await timed(() => ask(input)))
    times[name].push(...taken)
    return taken.reduce((sum, one) => sum + one, 0)
  }
}
const found = await interleave(
  {
    usual: askAll('usual', (input) => usual.search(input)),
    sild: askAll('sild', (input) => engine.search(input, 'en')),
  },
  { rounds: ROUNDS },
)
show('usual', times.usual)
show('sild', times.sild)
reportValue('searches/s', median(ratios(found.usual, found.sild)), '× the usual SQL', { atLeast: 25 })
reportValue('p99', quantile(times.sild, 0.99) / quantile(times.usual, 0.99), '× the usual SQL', { atMost: 1 / 50 })

for (const { limit: _limit, page: _page, sort: _sort, ...conditions } of searches)
  times.filters.push(await timed(() => engine.countFilters(conditions)))
reportValue('all filters counted, p50', quantile(times.filters, 0.5), 'ms')
reportValue('… p99', quantile(times.filters, 0.99), 'ms')

const phraseOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .slice(0, 2)
    .join(' ')
for (const [index, input] of searches.entries())
  times.phrases.push(await timed(() => engine.search({ ...input, query: `"${phraseOf(names[index]!)}"` }, 'en')))
reportValue('phrases in quotes, p50', quantile(times.phrases, 0.5), 'ms')
reportValue('… p99', quantile(times.phrases, 0.99), 'ms')

const onPage = (page: number) => async (): Promise<number> => {
  let total = 0
  for (const input of searches.slice(0, 200)) total += await timed(() => engine.search({ ...input, page }, 'en'))
  return total
}
const pages = await interleave({ first: onPage(1), last: onPage(40) }, { rounds: 5 })
reportValue('page 40', median(ratios(pages.last, pages.first)), '× page 1', { atMost: 1.5 })

const { lookedUp, texts, words } = await readIndexSizes(market.scratch.provisioned.admin)
reportValue('index on the disk', lookedUp / texts, '× its texts', { atMost: 1.2 })
reportValue('… the words that rows have beside it', words / texts, '× its texts')
