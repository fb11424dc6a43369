import type { FastifyInstance } from 'fastify'
import type { Operation } from '@sild/contract/operation'
import { type OperationName, operations } from '@sild/contract/operations'
import { operationUrl } from '@sild/contract/operation-url'
import { createServiceApp, migrate, openKit, readServiceEnvironment } from '@sild/service-kit'
import type pg from 'pg'
import { definitions } from '../../tools/processes/definitions.ts'
import { headersOf } from '../measure/actor-headers.ts'
import { openScratchDatabase, scratchDirectory } from '../measure/database.ts'
import { environmentFor } from '../measure/environment.ts'
import type { LoadRequest } from '../measure/load.ts'
import { recordStatements } from '../measure/record-statements.ts'
import { reportComparison } from '../measure/report.ts'
import { cpuOfRequest, startServer } from '../measure/server.ts'
import { interleave } from '../measure/interleave.ts'

/** What a list costs its service, in the CPU of a bare Fastify that sends what the same statement gets from Postgres. */
const PUBLICATIONS = 3000
const AMOUNT = 300

interface List {
  service: 'search' | 'publications'
  operation: OperationName
  query?: Record<string, string>
  body?: object
}
const search = (body: object): List => ({ service: 'search', operation: 'search', body })
const lists: Record<string, List> = {
  'search, everything': search({ searchType: 'services' }),
  'search, one category': search({ searchType: 'services', categoryIds: [2], sort: 'score' }),
  'search, a typed word': search({ searchType: 'services', query: 'react', sort: 'score' }),
  'home page': { service: 'search', operation: 'getMarketOverview' },
  'my publications': { service: 'publications', operation: 'listMyPublications', query: { limit: '24' } },
}

await using database = await openScratchDatabase(['search', 'publications'], { isDurable: false })
const environment = environmentFor(database, { dataDir: scratchDirectory() })
const statements = await fillAndRecord()
await using searchServer = await startServer('service', ['search'], environment)
await using publicationsServer = await startServer('service', ['publications'], environment)
const servers = { search: searchServer, publications: publicationsServer }

for (const [name, list] of Object.entries(lists)) {
  const databaseUrl = database.services[list.service]! // Provisioned just now.
  await using bare = await startServer(
    'json-text',
    [databaseUrl, JSON.stringify({ list: statements.get(name) })],
    environment,
  )
  const server = servers[list.service]
  const found = await interleave(
    {
      'the text alone': () => cpuOfRequest(bare, { ...requestOf(list, bare.url), url: `${bare.url}/list` }, AMOUNT),
      [name]: () => cpuOfRequest(server, requestOf(list, server.url), AMOUNT),
    },
    { rounds: 10, warming: 12 },
  )
  reportComparison({ found, baseline: 'the text alone', unit: 'µs of CPU', goals: { [name]: { atMost: 1.5 } } })
}

/** As the BFF asks. */
function requestOf({ body, operation, query }: List, at: string): Required<Pick<LoadRequest, 'headers'>> & LoadRequest {
  const { isShared, method } = operations[operation] as Operation
  // What a member searches for is remembered as well.
  const context = headersOf(isShared ? 'guest' : 'member')
  return {
    url: at + operationUrl(operations[operation], { params: { cardType: 'service' }, query }),
    method: method as 'GET' | 'POST', // The lists have no other.
    headers: { ...context, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }
}

/** Fills both services, and records the last statement of each list: it builds the reply. */
async function fillAndRecord(): Promise<Map<string, pg.QueryConfig>> {
  const heard = new Map<string, pg.QueryConfig>()
  for (const definition of definitions.filter(({ name }) => name in database.services)) {
    await migrate(definition, database.services[definition.name]!) // Provisioned just now.
    const { kit, close } = openKit(readServiceEnvironment(definition.name, environment))
    const deps = definition.createDeps(kit)
    await definition.bulkSeed?.(deps, { publications: PUBLICATIONS })
    const app = createServiceApp(definition, { kit, deps })
    for (const [name, list] of Object.entries(lists)) {
      if (list.service === definition.name) heard.set(name, await lastStatement(app, list))
    }
    await app.close()
    await close()
  }
  return heard
}

async function lastStatement(app: FastifyInstance, list: List): Promise<pg.QueryConfig> {
  const { body, headers, method = 'GET', url } = requestOf(list, '')
  const asked = await recordStatements(async () => {
    const { payload, statusCode } = await app.inject({ method, url, headers, payload: body })
    if (statusCode !== 200) throw new Error(`${list.operation} answered ${payload}`)
  })
  return asked.at(-1)! // Each of them asks.
}
