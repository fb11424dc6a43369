import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { customer, guest, testMarket } from './market.ts'

const market = testMarket()

async function answer(targetGuid: string, outcome: 'upheld' | 'dismissed') {
  market.mock({
    getReportDecision: ({ params }) => ({
      ...params,
      targetType: 'publication',
      targetGuid,
      reason: 'FALSE_INFORMATION',
      outcome,
      message: 'There is no such shop.',
      decidedAt: '2026-11-21T12:00:00.000Z',
      reporterUserGuids: [],
    }),
  })
  const decisionGuid = randomUUID()
  for (let run = 0; run < 2; run += 1) await market.add('uphold-publication-report', { decisionGuid })
  await market.runJobs()
}

it('takes a publication down after an upheld report, and its author reads the reason', async () => {
  const owner = customer()
  const { guid, slug } = await market.publish(owner)
  const mine = () => market.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: guid } }, owner)
  await answer(guid, 'dismissed')
  expect((await mine()).publicationStatus).toBe('ACTIVE')
  await answer(guid, 'upheld')
  expect(await mine()).toMatchObject({
    publicationStatus: 'REJECTED',
    decision: { rule: 'false-information', message: 'There is no such shop.' },
  })
  const read = market.call('getPublication', { params: { cardType: 'project', slugOrGuid: slug } }, guest())
  await expect(read).rejects.toMatchObject({ code: 'publication-not-found' })
})

it('ignores one that its author has withdrawn meanwhile', async () => {
  const owner = customer()
  const { guid } = await market.publish(owner)
  const params = { cardType: 'project', guid } as const
  await market.call('movePublicationToDrafts', { params }, owner)
  await answer(guid, 'upheld')
  const mine = await market.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: guid } }, owner)
  expect(mine).toMatchObject({ publicationStatus: 'DRAFT', decision: null })
})
