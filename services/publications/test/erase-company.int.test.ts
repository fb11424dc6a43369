import { actorOf, uploaded } from '@sild/testing'
import { erasedText } from '@sild/contract/erasure'
import { briefReply } from '@sild/testing/snapshots'
import { expect, it } from 'vitest'
import { refreshAuthor } from '../src/actions/ensure-author.ts'
import { eraseWritten } from '../src/actions/erase-written.ts'
import type { PublicationsDeps } from '../src/deps.ts'
import { customer, testMarket } from './market.ts'

const market = testMarket()

const statusOf = async (publicationGuid: string) => {
  const [row] = await market.database.query<{ status: string; description: string; version: number }>(
    'select status, description, version from publications.publications where publication_guid = $1',
    [publicationGuid],
  )
  return row
}
it('erases publications and drafts of a deleted company', async () => {
  const owner = customer()
  const companyGuid = owner.companyGuid!
  const create = (isDraft: boolean) => market.call('createProject', { body: { ...market.body(), isDraft } }, owner)
  const own = [await market.publish(owner), await create(false), await create(true)]
  const neighbour = await market.publish(customer())
  for (let run = 0; run < 2; run += 1) await market.add('erase-company-publications', { companyGuid })
  await market.runJobs()
  for (const { guid } of own) expect(await statusOf(guid)).toMatchObject({ status: 'DELETED', description: erasedText })
  expect((await statusOf(neighbour.guid))?.status).toBe('ACTIVE')
})

it('ends the responses of a deleted company: their owner sees it, whether they were seen or not', async () => {
  const [owner, respondent, other] = [customer(), actorOf('provider'), actorOf('provider')]
  const live = await market.publish(owner)
  const params = { cardType: 'project', guid: live.guid } as const
  const respond = (actor: typeof respondent) =>
    market.call('respondToPublication', { params, body: { message: 'We can.' } }, actor)
  const [response] = [await respond(respondent), await respond(other)]
  const companyGuid = respondent.companyGuid!
  for (let run = 0; run < 2; run += 1) await market.add('erase-company-publications', { companyGuid })
  await market.runJobs()
  const received = async () => {
    const query = { filter: 'all' } as const
    const address = { cardType: 'project', slugOrGuid: live.guid } as const
    return (await market.call('listPublicationResponses', { params: address, query }, owner)).list
  }
  expect((await received()).find(({ guid }) => guid === response.guid)).toMatchObject({
    deletedByCompanion: true,
    status: 'DELETED',
    message: erasedText,
  })
  expect(await market.call('getResponse', { params: { guid: response.guid } }, owner)).toMatchObject({
    deletedByCompanion: true,
  })
  const address = { cardType: 'project', slugOrGuid: live.slug } as const
  expect(await market.call('getPublication', { params: address }, actorOf('guest'))).toMatchObject({
    responsesCount: 1,
  })
  expect((await market.call('getPublicationActivity', {}, owner)).responses.new).toBe(true)
  expect([...market.released]).toEqual([`response ${response.guid}`])
  const mark = { params: { ...params, respondGuid: response.guid }, body: { status: 'VIEWED' } } as const
  await expect(market.call('setResponseStatus', mark, owner)).rejects.toMatchObject({ code: 'response-not-found' })
  // Erasing the user as well changes nothing of it.
  await market.add('erase-publications', { userGuid: respondent.userGuid! })
  await market.runJobs()
  expect(await received()).toHaveLength(2)
})

it('ends the responses to the publications of a deleted company, and gives back the unseen ones', async () => {
  const [owner, respondent] = [customer(), actorOf('provider')]
  const live = await market.publish(owner)
  const params = { cardType: 'project', guid: live.guid } as const
  const response = await market.call('respondToPublication', { params, body: { message: 'We can.' } }, respondent)
  await market.add('erase-company-publications', { companyGuid: owner.companyGuid! })
  await market.runJobs()
  expect((await market.call('listMyResponses', { query: {} }, respondent)).list).toMatchObject([
    { guid: response.guid, status: 'ARCHIVED', deletedByCompanion: true },
  ])
  expect(market.released).toContain(`response ${response.guid}`)
})

it('withdraws erased publications from moderation', async () => {
  const owner = customer()
  const { guid: publicationGuid } = await market.call('createProject', { body: market.body() }, owner)
  await eraseWritten(market.deps, { companyGuid: owner.companyGuid! })
  const withdrawn = (await market.outbox()).filter(({ job }) => job === 'withdraw-case')
  expect(withdrawn).toMatchObject([{ payload: { publicationGuid } }])
})

it('erases a publication with a newer version: search ignores older ones', async () => {
  const owner = customer()
  const media = [{ url: uploaded('plan.png'), name: 'A plan' }]
  const own = [await market.publish(owner, { media }), await market.publish(owner, { media })]
  const versions = async () => {
    const rows = await Promise.all(own.map(({ guid }) => statusOf(guid)))
    return rows.map((row) => row!.version)
  }
  let known: number[] | undefined
  const outbox: PublicationsDeps['outbox'] = {
    ...market.deps.outbox,
    // While the first is erased, others respond to both; it is locked by then, and they come too late.
    async publish(trx, event, payload) {
      await market.deps.outbox.publish(trx, event, payload)
      if (known) return
      for (const { guid } of own)
        await market.database.query(
          `update publications.publications set version = version + 5 where publication_guid in
             (select publication_guid from publications.publications where publication_guid = $1 for update skip locked)`,
          [guid],
        )
      known = await versions()
    },
  }
  await eraseWritten({ ...market.deps, outbox }, { companyGuid: owner.companyGuid! })
  const after = await versions()
  expect(known).toHaveLength(2)
  for (const [index, version] of known!.entries()) expect(after[index]).toBeGreaterThan(version)
})

it.each(['refresh-author', 'erase-company-publications'] as const)(
  'refuses a session with a deleted company, after %s',
  async (job) => {
    const owner = customer()
    const companyGuid = owner.companyGuid!
    const create = () => market.call('createProject', { body: market.body() }, owner)
    market.mock({ getCompanyBriefs: () => ({ companies: [briefReply(companyGuid)] }) })
    await create()
    market.mock({ getCompanyBriefs: () => ({ companies: [{ ...briefReply(companyGuid), name: erasedText }] }) })
    await market.add(job, { companyGuid })
    await market.runJobs()
    await expect(create()).rejects.toMatchObject({ code: 'company-required' })
    const stranger = customer()
    market.mock({
      getCompanyBriefs: () => ({ companies: [{ ...briefReply(stranger.companyGuid!), name: erasedText }] }),
    })
    await expect(market.call('createProject', { body: market.body() }, stranger)).rejects.toMatchObject({
      code: 'company-required',
    })
  },
)

it('shows the latest state of a company, though an earlier read of it took longer', async () => {
  const owner = customer()
  const companyGuid = owner.companyGuid!
  market.mock({ getCompanyBriefs: () => ({ companies: [briefReply(companyGuid)] }) })
  await market.call('createProject', { body: market.body() }, owner)
  let answer: (() => void) | undefined
  const looked = new Promise<void>((resolve) => (answer = resolve))
  let looks = 0
  market.mock({
    async getCompanyBriefs() {
      looks += 1
      if (looks > 1) return { companies: [{ ...briefReply(companyGuid), name: erasedText }] }
      await looked
      return { companies: [briefReply(companyGuid)] }
    },
  })
  const early = refreshAuthor(market.deps, companyGuid)
  await expect.poll(() => looks).toBe(1)
  await refreshAuthor(market.deps, companyGuid)
  answer?.()
  await early
  expect(await nameOf(companyGuid)).toBe(erasedText)
})

it('refuses a company that is deleted while it publishes for the first time', async () => {
  const owner = customer()
  const companyGuid = owner.companyGuid!
  let looks = 0
  market.mock({
    async getCompanyBriefs() {
      looks += 1
      if (looks > 1) return { companies: [{ ...briefReply(companyGuid), name: erasedText }] }
      await refreshAuthor(market.deps, companyGuid)
      return { companies: [briefReply(companyGuid)] }
    },
  })
  await expect(market.call('createProject', { body: market.body() }, owner)).rejects.toMatchObject({
    code: 'company-required',
  })
  expect(await nameOf(companyGuid)).toBe(erasedText)
})

async function nameOf(companyGuid: string): Promise<unknown> {
  const [author] = await market.database.query('select name from publications.authors where company_guid = $1', [
    companyGuid,
  ])
  return author?.['name']
}
