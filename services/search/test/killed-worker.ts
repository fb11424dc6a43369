import { once } from 'node:events'
import type { Company } from '@sild/contract/companies/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { ServiceConfig } from '@sild/service-kit'
import { startWorker } from '@sild/service-kit/host'
import { deriveKeys } from '@sild/service-kit/keys'
import { createLogger } from '@sild/service-kit/log'
import { announceReady, exitGracefully } from '@sild/service-kit/process'
import { createMockCalls } from '@sild/testing/mocks'
import { companySnapshotOf } from '@sild/testing/snapshots'
import { searchService } from '../src/service.ts'

/** The workers of the search as a process, for a test that kills it. */
export interface WorkerSetting {
  config: ServiceConfig
  secret: string
  company: Company
  publications: PublicationSnapshot[]
  /** The batch of publications within which it stands still and says so: all is written, nothing is committed. */
  standsInBatch?: number
}

const [setting] = (await once(process, 'message')) as [WorkerSetting]
const { company, config, publications, secret, standsInBatch } = setting
const calls = createMockCalls({
  getCompanySnapshots: () => ({ companies: [companySnapshotOf(company)] }),
  getPublicationSnapshots: ({ body }) => ({
    publications: publications.filter(({ guid }) => body.publicationGuids.includes(guid)),
  }),
})
let batches = 0
const definition: typeof searchService = {
  ...searchService,
  createDeps(kit) {
    const deps = searchService.createDeps({ ...kit, calls })
    const { next } = deps.engine
    const fill: typeof next.fill = async (...filled) => {
      await next.fill(...filled)
      batches += 1
      if (batches === standsInBatch) await new Promise(() => process.send?.({ type: 'standing' }))
    }
    return { ...deps, engine: { ...deps.engine, next: { ...next, fill } } }
  },
}
exitGracefully(await startWorker(definition, { ...config, keys: deriveKeys(secret) }), createLogger('search', 'silent'))
announceReady()
