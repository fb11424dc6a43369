import Fastify from 'fastify'
import pg from 'pg'
import { announce } from '../measure/server.ts'

/** Sends JSON text that Postgres builds: the least that a list costs. Given are the statements, by name. */
const [databaseUrl, given = '{}'] = process.argv.slice(2)
const statements = JSON.parse(given) as Record<string, pg.QueryConfig>
// The statements put the addresses of files together.
const options = `-c sild.uploads_url=${process.env['UPLOADS_URL']}/`
const pool = new pg.Pool({ connectionString: databaseUrl, max: 6, options })
const app = Fastify()
app.route<{ Params: { name: string } }>({
  method: ['GET', 'POST'],
  url: '/:name',
  handler: async (request, reply) => {
    const { rows } = await pool.query<{ reply: string }>({ ...statements[request.params.name]! }) // Only known names come.
    return reply.type('application/json; charset=utf-8').send(`{"result":${rows[0]?.reply}}`)
  },
})
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
