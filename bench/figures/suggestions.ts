import { createPostgresLists } from '../../services/search/src/engine/postgres-lists.ts'
import { reportValue } from '../measure/report.ts'
import { openSearchMarket } from '../measure/search-market.ts'
import { quantile } from '../measure/statistics.ts'

/** `npm run bench -- suggestions --publications 1000000 --data-dir .sild/million`: the time for each typed letter. */
const WORDS = 300
/** Not measured: what they ask is planned and compiled. */
const WORDS_BEFORE = 20

await using market = await openSearchMarket()
await market.memory.catchUp()
const lists = createPostgresLists(market.database, market.memory.named)
const words = market.names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((word) => word.length > 4)
const step = Math.floor(words.length / (WORDS + WORDS_BEFORE))
const times: number[] = []
for (const [index, word] of words.filter((_, place) => place % step === 0).entries())
  for (let length = 2; length <= Math.min(8, word.length); length += 1) {
    const at = performance.now()
    await lists.suggestByKinds({
      typed: word.slice(0, length),
      searchType: (['tasks', 'services', 'experts', 'companies'] as const)[index % 4]!,
      limit: 8,
      locale: 'en',
    })
    if (index >= WORDS_BEFORE) times.push(performance.now() - at)
  }
console.log()
reportValue('a letter, p50', quantile(times, 0.5), 'ms')
reportValue('a letter, p99', quantile(times, 0.99), 'ms', { atMost: 5 })
