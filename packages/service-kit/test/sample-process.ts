import { setTimeout as delay } from 'node:timers/promises'
import type { ServiceConfig } from '../src/index.ts'
import { startService, startWorker } from '../src/host.ts'
import { deriveKeys } from '../src/keys.ts'
import { createLogger } from '../src/log.ts'
import { announceReady, exitGracefully } from '../src/process.ts'
import { sampleService } from './sample-service.ts'

/** The sample service or its worker as a process, for tests that kill it. */
export interface SampleProcess {
  /** A relay is a worker that does no jobs. */
  role: 'service' | 'worker' | 'relay'
  config: ServiceConfig
  secret: string
  /** Milliseconds that each job takes before its effect. */
  jobMs: number
}

const { config, jobMs, role, secret } = JSON.parse(process.env['SAMPLE_PROCESS']!) as SampleProcess
const definition: typeof sampleService = {
  ...sampleService,
  jobs: role === 'relay' ? [] : sampleService.jobs,
  createDeps: (kit) => ({
    ...sampleService.createDeps(kit),
    during: async (step) => void (step === 'indexCompany' && (await delay(jobMs))),
  }),
}
const start = role === 'service' ? startService : startWorker
exitGracefully(await start(definition, { ...config, keys: deriveKeys(secret) }), createLogger('sample', 'silent'))
announceReady()
