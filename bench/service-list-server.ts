import { serviceNames } from '@sild/contract/operation'
import {
  createServiceApp,
  jsonText,
  openKit,
  readServiceEnvironment,
  type ServiceDefinition,
  serviceOf,
  systemClock,
} from '@sild/service-kit'
import { createActorSigner } from '@sild/service-kit/actor-header'
import Fastify from 'fastify'
import pg from 'pg'
import { systemActor } from '@sild/contract/actor'

const [role, databaseUrl] = process.argv.slice(2) as ['bare' | 'service', string]
const SQL = `select json_build_object('data', json_agg(json_build_object('guid', uuidv7(), 'label', 'row ' || n)))::text as reply from generate_series(1, 24) n where $1::text is not null`

async function startBare(): Promise<{ url: string; headers: Record<string, string> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 })
  const app = Fastify()
  app.post<{ Body: { search: string } }>('/api/tag/search', async (request, reply) => {
    const { rows } = await pool.query(SQL, [request.body.search])
    return reply.type('application/json; charset=utf-8').send(`{"result":${rows[0].reply}}`)
  })
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), headers: { 'content-type': 'application/json' } }
}

async function startService(): Promise<{ url: string; headers: Record<string, string> }> {
  const nowhere = 'http://127.0.0.1:9'
  const config = readServiceEnvironment('publications', {
    ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, nowhere])),
    NODE_ENV: 'production',
    PUBLICATIONS_DATABASE_URL: databaseUrl,
    JOBS_DATABASE_URL: databaseUrl,
    PUBLIC_URL: nowhere,
    UPLOADS_URL: nowhere,
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATA_DIR: '/none',
    LOG_LEVEL: 'warn',
    SITE_SECRET: 'a secret that only this bench knows',
    SITE_PEPPER: 'a pepper that only this bench knows',
  })
  const { kit } = openKit(config)
  const { serve } = serviceOf<typeof kit>()
  const searchTags = serve('searchTags', async ({ body, deps }) => {
    const [row] = await deps.database.read<{ reply: string }>(SQL, [body.search], { preparedAs: 'list' })
    return jsonText(row?.reply ?? '')
  })
  const definition: ServiceDefinition<typeof kit> = {
    name: 'publications',
    migrations: new URL('file:///none/'),
    createDeps: (given) => given,
    routes: [searchTags],
    jobs: [],
  }
  const url = await createServiceApp(definition, { kit, deps: kit }).listen({ host: '127.0.0.1', port: 0 })
  const guest = { ...systemActor(), kind: 'guest' as const, anonymousGuid: 'guest' }
  const header = createActorSigner(config.keys.actor, systemClock)(guest)
  return { url, headers: { 'content-type': 'application/json', 'x-sild-actor': header } }
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.send?.(await (role === 'bare' ? startBare() : startService()))
