import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { discardPostgres, provision, startPostgres } from '@sild/postgres'
import { load } from './load.ts'

/**
 * What a list operation costs a service, beside a bare Fastify that sends the same JSON text from Postgres. CPU of each
 * process under load, in phases that alternate, so that a busy machine is busy for both.
 */
const PHASES = 20
const REQUESTS = 2000

interface Server {
  /** Microseconds of CPU for each request of one phase. */
  phase(): Promise<number>
  stop(): void
}

async function startServer(role: 'bare' | 'service', databaseUrl: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./service-list-server.ts', import.meta.url)), [role, databaseUrl])
  const [{ url, headers }] = (await once(child, 'message')) as [{ url: string; headers: Record<string, string> }]
  const usedCpu = async (): Promise<number> => {
    child.send('cpu')
    const [microseconds] = (await once(child, 'message')) as [number]
    return microseconds
  }
  return {
    async phase() {
      const before = await usedCpu()
      await load({
        url: `${url}/api/tag/search`,
        method: 'POST',
        body: '{"search":"row"}',
        headers,
        connections: 16,
        amount: REQUESTS,
      })
      return ((await usedCpu()) - before) / REQUESTS
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

const dataDir = mkdtempSync(join(tmpdir(), 'sild-bench-'))
const postgres = await startPostgres({ dataDir, durable: false })
const { services } = await provision(postgres.adminUrl, { services: ['publications'], database: 'bench' })
const databaseUrl = services['publications']! // Provisioned just now.
const [bare, service] = [await startServer('bare', databaseUrl), await startServer('service', databaseUrl)]
for (let warming = 0; warming < 5; warming += 1) await Promise.all([bare.phase(), service.phase()])

const found = { bare: [] as number[], service: [] as number[] }
for (let phase = 0; phase < PHASES; phase += 1) {
  found.bare.push(await bare.phase())
  found.service.push(await service.phase())
}
const [base, cost] = [middle(found.bare), middle(found.service)]
console.log(
  `list of 24: bare Fastify ${base.toFixed(0)} µs, service ${cost.toFixed(0)} µs of CPU, ${(cost / base).toFixed(2)} ×`,
)
for (const server of [bare, service]) server.stop()
await postgres.stop()
await discardPostgres(dataDir)
