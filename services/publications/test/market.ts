import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import type { Reply } from '@sild/contract/schemas'
import { actorOf, type TestService, testService } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import { beforeAll } from 'vitest'
import { seedReference } from '../seeds/reference.ts'
import type { PublicationsDeps } from '../src/deps.ts'
import { publicationsService } from '../src/service.ts'

type Decision = Reply<'getModerationDecision'>

export interface TestMarket extends TestService<PublicationsDeps> {
  /** Quota uses that billing was asked for, by effect key. */
  readonly consumed: Set<string>
  readonly released: Set<string>
  readonly body: (own?: object) => ProjectBody
  /** A project of this company, approved. */
  publish(owner: Actor, own?: object): Promise<Reply<'createProject'>>
  /** Lets moderation decide about a promotion that is paid. */
  decidePromotion(promotionGuid: string, outcome: Decision['outcome']): Promise<void>
  /** Lets moderation decide about the revision that waits. */
  decide(publicationGuid: string, revision: number, outcome?: Decision['outcome']): Promise<void>
}
type ProjectBody = { name: string; description: string; categoryId: number; tagGuids: string[] }

/** The service with companies, billing and moderation mocked. */
export function testMarket(): TestMarket {
  const consumed = new Set<string>()
  const released = new Set<string>()
  const decisions = new Map<string, Decision>()
  const service = testService(publicationsService, {
    mocks: {
      getCompanyBriefs: ({ body }) => ({ companies: body.companyGuids.map((guid) => briefReply(guid)) }),
      getModerationDecision: ({ params }) => decisions.get(params.caseGuid)!,
      consumeQuota: ({ body }) => {
        consumed.add(body.effectKey)
        return { property: body.property, limit: 20, used: consumed.size }
      },
      releaseQuota: ({ body }) => {
        released.add(body.effectKey)
        return { acknowledged: true }
      },
    },
  })
  const decided = (publicationGuid: string, revision: number, outcome: Decision['outcome']): string => {
    const caseGuid = randomUUID()
    const decidedAt = new Date().toISOString()
    const reason =
      outcome === 'rejected'
        ? ({
            decisionGuid: caseGuid,
            rule: 'other',
            field: 'name',
            quote: null,
            message: 'Say more.',
            decidedAt,
          } as const)
        : null
    decisions.set(caseGuid, { publicationGuid, revision, outcome, reason, decidedAt })
    return caseGuid
  }
  let tagGuids: string[] = []
  beforeAll(async () => {
    await seedReference(service.deps)
    tagGuids = (
      await service.database.query<{ tag_guid: string }>(
        'select tag_guid from publications.tags order by label limit 2',
      )
    ).map((row) => row.tag_guid)
  })
  const market: TestMarket = Object.assign(Object.create(service) as TestService<PublicationsDeps>, {
    consumed,
    released,
    body: (own: object = {}) => ({
      name: 'Online shop for a bakery',
      description: 'A shop with two languages.',
      categoryId: 2,
      tagGuids,
      ...own,
    }),
    async publish(owner: Actor, own?: object) {
      const created = await service.call('createProject', { body: market.body(own) }, owner)
      await market.decide(created.guid, created.revision)
      return service.call('getMyPublication', { params: { cardType: 'project', slugOrGuid: created.guid } }, owner)
    },
    async decide(publicationGuid: string, revision: number, outcome: Decision['outcome'] = 'approved') {
      const caseGuid = decided(publicationGuid, revision, outcome)
      await service.add('apply-moderation-decision', { caseGuid, publicationGuid, revision })
      await service.runJobs()
    },
    async decidePromotion(promotionGuid: string, outcome: Decision['outcome']) {
      const caseGuid = decided(promotionGuid, 1, outcome)
      await service.add('apply-promotion-decision', { caseGuid, promotionGuid })
      await service.runJobs()
    },
  })
  return market
}

export const customer = (): Actor => actorOf('customer')
export const guest = (): Actor => actorOf('guest')
