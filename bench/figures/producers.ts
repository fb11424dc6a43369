import { operations } from '@sild/contract/operations'
import { tags } from '@sild/demo/reference/tags'
import { migrate, migrateQueues, openKit, readServiceEnvironment } from '@sild/service-kit'
import { definitions } from '../../tools/processes/definitions.ts'
import { headersOf } from '../measure/actor-headers.ts'
import { openScratchDatabase, scratchDirectory } from '../measure/database.ts'
import { environmentFor } from '../measure/environment.ts'
import { answersPerSecond } from '../measure/load.ts'
import { startRelayProcess } from '../measure/relay-process.ts'
import { reportComparison } from '../measure/report.ts'
import { startServer } from '../measure/server.ts'
import { interleave } from '../measure/interleave.ts'

/**
 * What an operation that brings about a job loses to it: projects sent to moderation, over HTTP, as many as the service can
 * take. Postgres is durable, and the relay a process of its own on the same cores.
 */
const SERVICE = 'publications'

await using scratch = await openScratchDatabase([SERVICE], { isDurable: true })
const databaseUrl = scratch.services[SERVICE]! // Provisioned just now.
const environment = environmentFor(scratch, { dataDir: scratchDirectory() })
await prepare()
await using withoutJobs = await startServer('service', [SERVICE, 'without-jobs'], environment)
await using withJobs = await startServer('service', [SERVICE], environment)
await using relay = startRelayProcess({ role: 'relay', service: SERVICE, databaseUrl, jobsUrl: scratch.jobs })

const project = {
  name: 'Warehouse module for an online shop',
  description: 'Stock levels, deliveries and returns, with an interface to the accounts that we have.',
  categoryId: 2,
  tagGuids: tags.slice(0, 3).map(({ tagGuid }) => tagGuid),
}
const createdPerSecond = ({ url }: { url: string }) =>
  answersPerSecond({
    url: url + operations.createProject.path,
    method: 'POST',
    headers: { ...headersOf('member'), 'content-type': 'application/json' },
    body: JSON.stringify(project),
  })

const found = await interleave(
  {
    'no job': () => createdPerSecond(withoutJobs),
    'a job': () => createdPerSecond(withJobs),
    'a job, relayed': () => relay.beside(() => createdPerSecond(withJobs)),
  },
  { rounds: 10, warming: 3 },
)
reportComparison({ found, baseline: 'no job', unit: 'projects/s', goals: { 'a job, relayed': { atLeast: 0.9 } } })

async function prepare(): Promise<void> {
  const definition = definitions.find(({ name }) => name === SERVICE)! // It is one of ours.
  await migrateQueues({ databaseUrl: scratch.jobs, redisUrl: undefined })
  await migrate(definition, databaseUrl)
  const { kit, close } = openKit(readServiceEnvironment(SERVICE, environment))
  await definition.bulkSeed?.(definition.createDeps(kit), { publications: 3000 })
  await close()
}
