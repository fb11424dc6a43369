import { erasedText } from '@sild/contract/erasure'
import { briefReply } from '@sild/testing/snapshots'
import { expect, it } from 'vitest'
import { eraseWritten } from '../src/actions/erase-written.ts'
import { customer, testMarket } from './market.ts'

const market = testMarket()

const statusOf = async (publicationGuid: string) => {
  const [row] = await market.database.query<{ status: string; description: string }>(
    'select status, description from publications.publications where publication_guid = $1',
    [publicationGuid],
  )
  return row
}
it('erases what a deleted company had published or was about to', async () => {
  const owner = customer()
  const companyGuid = owner.companyGuid!
  const create = (isDraft: boolean) => market.call('createProject', { body: { ...market.body(), isDraft } }, owner)
  const own = [await market.publish(owner), await create(false), await create(true)]
  const neighbour = await market.publish(customer())
  for (let run = 0; run < 2; run += 1) await market.add('erase-company-publications', { companyGuid })
  await market.runJobs()
  for (const { guid } of own) expect(await statusOf(guid)).toEqual({ status: 'DELETED', description: erasedText })
  expect((await statusOf(neighbour.guid))?.status).toBe('ACTIVE')
})

it('withdraws from moderation what is erased', async () => {
  const owner = customer()
  const { guid: publicationGuid } = await market.call('createProject', { body: market.body() }, owner)
  await eraseWritten(market.deps, { companyGuid: owner.companyGuid! })
  const withdrawn = (await market.outbox()).filter(({ job }) => job === 'withdraw-case')
  expect(withdrawn).toMatchObject([{ payload: { publicationGuid } }])
})

it('takes nothing from a session that still knows a company which was deleted', async () => {
  const owner = customer()
  const companyGuid = owner.companyGuid!
  const create = () => market.call('createProject', { body: market.body() }, owner)
  await create()
  market.mock({ getCompanyBriefs: () => ({ companies: [{ ...briefReply(companyGuid), name: erasedText }] }) })
  await market.add('refresh-author', { companyGuid })
  await market.runJobs()
  await expect(create()).rejects.toMatchObject({ code: 'company-required' })
  const stranger = customer()
  market.mock({ getCompanyBriefs: () => ({ companies: [{ ...briefReply(stranger.companyGuid!), name: erasedText }] }) })
  await expect(market.call('createProject', { body: market.body() }, stranger)).rejects.toMatchObject({
    code: 'company-required',
  })
})
