import { randomUUID } from 'node:crypto'
import { AppError, type Kit, type ServiceDefinition, serviceOf, sql, uniqueViolation } from '../src/index.ts'

/** A small service for the tests of the kit: tags of the contract, on a schema of its own. */
export interface SampleDeps extends Kit {
  /** Runs where a test wants something to happen: in `createTag` before the insert, in `indexCompany` before the effect. */
  during: (step: 'createTag' | 'searchTags' | 'indexCompany', signal?: AbortSignal) => Promise<void>
  /** Counts runs of each job. */
  jobRuns: Map<string, number>
}
const { serve, handle } = serviceOf<SampleDeps>()

const createTag = serve('createTag', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await deps.during('createTag')
    try {
      const [tag] = await trx('tags').insert({ label: body.tag }).returning(['guid', 'label'])
      await deps.outbox.add(trx, 'index-company', { companyGuid: tag.guid })
      return { ...tag, searchText: body.tag.toLowerCase() }
    } catch (error) {
      throw uniqueViolation(error) ? new AppError('invalid', { fields: { tag: { code: 'name-exists' } } }) : error
    }
  }),
)

const searchTags = serve('searchTags', async ({ body, deps, signal }) => {
  await deps.during('searchTags', signal)
  return deps.database.readReply(
    sql`select json_build_object('data', coalesce(json_agg(json_build_object('guid', guid, 'label', label, 'searchText', lower(label)) order by label), '[]')) ::text as reply
        from tags where label ilike ${`%${body.search}%`}`,
  )
})

const listTopTags = serve('listTopTags', async ({ query }) => ({
  tags: [{ guid: randomUUID(), label: `${typeof query.limit} ${query.limit}`, searchText: '' }],
}))

const getCompanyPlan = serve('getCompanyPlan', async () => ({ plan: 'free' }) as never)
const listMyPublications = serve('listMyPublications', async () => ({ list: [], total: 0 }) as never)
const activateAccount = serve('activateAccount', async ({ log }) => {
  log.info('activated')
  return { status: 'activated', signInToken: null }
})
const listModerationQueue = serve('listModerationQueue', async () => ({ list: [], total: 0 }) as never)

const indexCompany = handle('index-company', async ({ deps, effect, payload, jobId }) => {
  deps.jobRuns.set(jobId, (deps.jobRuns.get(jobId) ?? 0) + 1)
  await deps.during('indexCompany')
  await deps.database.transaction(async (trx) => {
    if (await effect(payload.companyGuid, trx))
      await trx('tags').where({ guid: payload.companyGuid }).increment('indexedCount')
  })
})

export const sampleService: ServiceDefinition<SampleDeps> = {
  name: 'sample' as never,
  migrations: new URL('./sample-migrations/', import.meta.url),
  createDeps: (kit) => ({ ...kit, during: async () => undefined, jobRuns: new Map() }),
  routes: [
    createTag,
    searchTags,
    listTopTags,
    getCompanyPlan,
    listMyPublications,
    activateAccount,
    listModerationQueue,
  ],
  jobs: [indexCompany],
}
