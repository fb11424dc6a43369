import { askedSearches } from '../measure/asked-searches.ts'
import { figure, reportValue } from '../measure/report.ts'
import { openSearchMarket } from '../measure/search-market.ts'
import { median, quantile, ratios } from '../measure/statistics.ts'
import { takeTurns } from '../measure/take-turns.ts'
import { openUsualSearch } from '../measure/usual-search.ts'

/**
 * `npm run bench -- search --publications 1000000 --data-dir .sild/million`: how fast a market is filled and searched, beside SQL as
 * it is usually written, by one and by eight at once; and how long the last page takes by the first.
 */
const ROUNDS = 10
const SEARCHES_A_ROUND = 50
const SEARCHES_BEFORE = 200
const CLIENTS = 8
const SEARCHES_OF_MANY = 2000

await using market = await openSearchMarket()
const { database, engine, memory, names } = market
await using usual = await openUsualSearch(market.scratch.provisioned.admin)

const { rows } = await database.knex.raw('select count(*)::int from listings')
console.log(`\n${rows[0].count} listings of ${market.publicationsCount} publications`)
if (market.seededPerSecond > 0) reportValue('seeded', market.seededPerSecond, 'publications/s')

const megabytes = (): number => process.memoryUsage().rss / 1e6
const before = megabytes()
const began = performance.now()
await memory.catchUp()
reportValue('read into memory', (performance.now() - began) / 1000, 's')
reportValue('… which takes', megabytes() - before, 'MB')

type Searches = ReturnType<typeof askedSearches>
const asked = askedSearches(ROUNDS * SEARCHES_A_ROUND + SEARCHES_BEFORE, names)
const searches = asked.slice(SEARCHES_BEFORE)
// Others than those that are measured, so that code is compiled and statements are planned.
for (const input of asked.slice(0, SEARCHES_BEFORE)) {
  await engine.search(input, 'en')
  await usual.search(input)
}
const times = { sild: [] as number[], usual: [] as number[] }
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const at = performance.now()
  await work()
  return performance.now() - at
}
/** Milliseconds that this round's searches take, one after the other. */
function askAll(name: keyof typeof times, ask: (input: Searches[number]) => Promise<unknown>) {
  let round = 0
  return async (): Promise<number> => {
    const first = SEARCHES_A_ROUND * round++
    const taken: number[] = []
    for (const input of searches.slice(first, first + SEARCHES_A_ROUND)) taken.push(await timed(() => ask(input)))
    times[name].push(...taken)
    return taken.reduce((sum, one) => sum + one, 0)
  }
}
const found = await takeTurns(
  {
    usual: askAll('usual', (input) => usual.search(input)),
    sild: askAll('sild', (input) => engine.search(input, 'en')),
  },
  { rounds: ROUNDS },
)
const show = (name: string, taken: readonly number[]): void =>
  console.log(
    `${name.padEnd(8)}  p50 ${figure(quantile(taken, 0.5))} ms  p99 ${figure(quantile(taken, 0.99))} ms  max ${figure(quantile(taken, 1))} ms`,
  )
show('usual', times.usual)
show('sild', times.sild)
reportValue('p50 of one client', quantile(times.sild, 0.5), 'ms', { atMost: 3 })
reportValue('p99 of one client', quantile(times.sild, 0.99), 'ms', { atMost: 10 })
reportValue('searches/s', median(ratios(found.usual, found.sild)), '× the usual SQL', { atLeast: 25 })
reportValue('p99', quantile(times.sild, 0.99) / quantile(times.usual, 0.99), '× the usual SQL', { atMost: 1 / 50 })

const many = askedSearches(SEARCHES_OF_MANY, names)
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

const onPage = (page: number) => async (): Promise<number> => {
  let total = 0
  for (const input of searches.slice(0, 200)) total += await timed(() => engine.search({ ...input, page }, 'en'))
  return total
}
const pages = await takeTurns({ first: onPage(1), last: onPage(40) }, { rounds: 5 })
reportValue('page 40', median(ratios(pages.last, pages.first)), '× page 1', { atMost: 1.5 })
