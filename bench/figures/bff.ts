import { operations } from '@sild/contract/operations'
import { openScratchDatabase, scratchDirectory } from '../measure/database.ts'
import { environmentFor } from '../measure/environment.ts'
import { reportComparison } from '../measure/report.ts'
import { cpuOfRequest, startServer } from '../measure/server.ts'
import { interleave } from '../measure/interleave.ts'

/** What the BFF adds to a request of a signed-in user, in the CPU of a bare Fastify that says hello. Services answer at once. */
const AMOUNT = 3000

await using database = await openScratchDatabase([], { isDurable: false })
await using hello = await startServer('hello')
await using upstreams = await startServer('upstreams')
await using bff = await startServer(
  'bff',
  [],
  environmentFor(database, { dataDir: scratchDirectory(), serviceUrl: upstreams.url }),
)
const get = (name: 'checkStatus' | 'getActivityCounter') => () =>
  cpuOfRequest(bff, { url: `${bff.url}${operations[name].path}` }, AMOUNT)
const search = {
  url: `${bff.url}${operations.search.path}`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: '{"searchType":"tasks","query":"react"}',
}

const found = await interleave(
  {
    hello: () => cpuOfRequest(hello, { url: hello.url }, AMOUNT),
    'empty call': get('checkStatus'),
    'list of 24 passed through': () => cpuOfRequest(bff, search, AMOUNT),
    'three services in one answer': get('getActivityCounter'),
  },
  { rounds: 10, warming: 3 },
)
reportComparison({
  found,
  baseline: 'hello',
  unit: 'µs of CPU a request',
  goals: {
    'empty call': { atMost: 1.5 },
    'list of 24 passed through': { atMost: 5 },
    'three services in one answer': { atMost: 11 },
  },
})
