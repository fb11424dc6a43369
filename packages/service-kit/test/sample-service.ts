import { AppError, type Kit, type ServiceDefinition, serviceOf, uniqueViolation } from '../src/index.ts'

/** A small service for the tests of the kit: tags of the contract, on a schema of its own. */
export interface SampleDeps extends Kit {
  /** Runs inside `createTag`, where a test wants something to happen. */
  beforeInsert: (label: string) => Promise<void>
  /** Counts runs of each job. */
  jobRuns: Map<string, number>
}
const { serve, handle } = serviceOf<SampleDeps>()

const createTag = serve('createTag', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await deps.beforeInsert(body.tag)
    try {
      const [tag] = await trx('tags').insert({ label: body.tag }).returning(['guid', 'label'])
      await deps.outbox.add(trx, 'index-company', { companyGuid: tag.guid })
      return tag
    } catch (error) {
      throw uniqueViolation(error) ? new AppError('invalid', { fields: { tag: { code: 'name-exists' } } }) : error
    }
  }),
)
const listTopTags = serve('listTopTags', async ({ deps, query }) => {
  const tags = await deps.database.knex('tags').limit(query.limit).select('label')
  return { list: tags.map(({ label }) => ({ name: label, count: 1 })) } as never
})

const indexCompany = handle('index-company', async ({ deps, effect, payload, jobId }) => {
  deps.jobRuns.set(jobId, (deps.jobRuns.get(jobId) ?? 0) + 1)
  await deps.database.transaction(async (trx) => {
    if (await effect(payload.companyGuid, trx))
      await trx('tags').where({ guid: payload.companyGuid }).increment('indexedCount')
  })
})

export const sampleService: ServiceDefinition<SampleDeps> = {
  name: 'sample' as never,
  migrations: new URL('./sample-migrations/', import.meta.url),
  createDeps: (kit) => ({ ...kit, beforeInsert: async () => undefined, jobRuns: new Map() }),
  routes: [createTag, listTopTags],
  jobs: [indexCompany],
}
