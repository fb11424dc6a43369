import { describe, expect, it } from 'vitest'
import { customer, testMarket } from './market.ts'

const market = testMarket()
type Party = ReturnType<typeof customer>

/** A response of another company to a publication of this company. */
async function respond(guid: string, own: { daysAgo?: number } = {}) {
  const respondent = customer()
  const { guid: responseGuid } = await market.call(
    'respondToPublication',
    { params: { cardType: 'project', guid }, body: { message: 'We can do that.' } },
    respondent,
  )
  if (own.daysAgo)
    await market.database.query(
      `update publications.responses set created_at = now() - make_interval(days => $2) where response_guid = $1`,
      [responseGuid, own.daysAgo],
    )
  return { responseGuid, key: `response ${responseGuid}` }
}
const see = (owner: Party, guid: string, respondGuid: string) =>
  market.call(
    'setResponseStatus',
    { params: { cardType: 'project', guid, respondGuid }, body: { status: 'VIEWED' } },
    owner,
  )
const reasons = new Map<string, string | undefined>()
const run = async () => {
  market.mock({
    releaseQuota: ({ body }) => {
      reasons.set(body.effectKey, body.reason)
      return { acknowledged: true }
    },
  })
  await market.runJobs()
}
const isOn = new Set<string>()
const sweep = async () => {
  market.mock({
    findAnsweredResponses: ({ body }) => ({ responseGuids: body.responseGuids.filter((guid) => isOn.has(guid)) }),
  })
  await market.add('return-unanswered-quota', {})
  await run()
}

describe('the cost of a response is returned', () => {
  it.each(['archive', 'delete'] as const)(
    'when the author closes it unseen (%s), and not when it was seen',
    async (how) => {
      const owner = customer()
      const { guid } = await market.publish(owner)
      const [seen, unseen] = [await respond(guid), await respond(guid)]
      await see(owner, guid, seen.responseGuid)
      const params = { cardType: 'project', guid } as const
      if (how === 'archive') await market.call('archivePublication', { params, body: {} }, owner)
      else await market.call('deletePublication', { params }, owner)
      await run()
      expect(reasons.get(unseen.key)).toBe('closed-unseen')
      expect(reasons.has(seen.key)).toBe(false)
    },
  )

  it('when moderators take the publication down, seen or not', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const responses = [await respond(guid), await respond(guid)]
    await see(owner, guid, responses[0]!.responseGuid)
    market.mock({
      getReportDecision: ({ params }) => ({
        decisionGuid: params.decisionGuid,
        targetType: 'publication',
        targetGuid: guid,
        reason: 'FALSE_INFORMATION',
        outcome: 'upheld',
        message: 'There is no such project.',
        decidedAt: new Date().toISOString(),
        reporterUserGuids: [],
      }),
    })
    await market.add('uphold-publication-report', { decisionGuid: guid })
    await run()
    expect(responses.map(({ key }) => reasons.get(key))).toEqual(['removed', 'removed'])
  })

  it('when it is unanswered for two weeks, once', async () => {
    const owner = customer()
    const { guid } = await market.publish(owner)
    const [silent, answered, young] = [
      await respond(guid, { daysAgo: 15 }),
      await respond(guid, { daysAgo: 15 }),
      await respond(guid, { daysAgo: 13 }),
    ]
    await see(owner, guid, silent.responseGuid)
    isOn.add(answered.responseGuid)
    await sweep()
    expect([silent, answered, young].map(({ key }) => reasons.get(key))).toEqual(['unanswered', undefined, undefined])
    reasons.clear()
    // Settled: what is closed later gives nothing back again.
    await market.call('archivePublication', { params: { cardType: 'project', guid }, body: {} }, owner)
    await sweep()
    expect([...reasons]).toEqual([[young.key, 'closed-unseen']])
  })
})
