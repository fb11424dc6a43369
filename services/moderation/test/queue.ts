import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Reply } from '@sild/contract/schemas'
import { AppError } from '@sild/service-kit'
import { actorOf, type TestService, testService } from '@sild/testing'
import { snapshotReply } from '@sild/testing/snapshots'
import type { ModerationDeps } from '../src/deps.ts'
import { moderationService } from '../src/service.ts'

export interface TestQueue extends TestService<ModerationDeps & { undoMs: number }> {
  /** The replies of the mocked publications service, by guid. */
  readonly snapshots: Map<string, PublicationSnapshot>
  /** Whether the publications service is unreachable. */
  isPublicationsAway: boolean
  /** Makes the moderator a member of a company. */
  join(actor: Actor, companyGuid: string): void
  /** Submits a publication, or its next revision, and screens it. Returns its case. */
  submit(own?: Partial<PublicationSnapshot>): Promise<Reply<'getModerationCase'>>
  caseOf(publicationGuid: string, revision: number): Promise<Reply<'getModerationCase'>>
}

export const moderator = (): Actor => actorOf('moderator')

/** A publication that waits for moderation. */
export const snapshotOf = (own: Partial<PublicationSnapshot>): PublicationSnapshot =>
  snapshotReply({
    name: 'Web shop',
    description: `We look for a team that takes our web shop over, number ${randomUUID()}.`,
    publicationStatus: 'MODERATION',
    publishedAt: null,
    expiresAt: null,
    isLive: false,
    submittedAt: new Date().toISOString(),
    ...own,
  })

/** The service with publications and accounts mocked. */
export function testQueue(): TestQueue {
  const snapshots = new Map<string, PublicationSnapshot>()
  const companiesOf = new Map<string, string>()
  const service = testService(moderationService, {
    mocks: {
      getPublicationSnapshots({ body }) {
        if (queue.isPublicationsAway) throw new AppError('unavailable')
        return { publications: body.publicationGuids.flatMap((guid) => snapshots.get(guid) ?? []) }
      },
      listMemberships: ({ params }) => {
        const companyGuid = companiesOf.get(params.userGuid)
        return { memberships: companyGuid ? [{ companyGuid, role: 'owner' }] : [] }
      },
      getUserContacts: ({ body }) => ({
        users: body.userGuids.map((guid) => ({ guid, email: `${guid.slice(0, 8)}@sild.test`, locale: 'en' })),
      }),
    },
  })
  const queue: TestQueue = Object.assign(Object.create(service) as TestService<ModerationDeps & { undoMs: number }>, {
    snapshots,
    isPublicationsAway: false,
    join: ({ userGuid }: Actor, companyGuid: string) => void companiesOf.set(userGuid!, companyGuid),
    async submit(own: Partial<PublicationSnapshot> = {}) {
      const snapshot = snapshotOf(own)
      snapshots.set(snapshot.guid, snapshot)
      await service.add('screen-publication', { publicationGuid: snapshot.guid, revision: snapshot.revision })
      await service.runJobs()
      return queue.caseOf(snapshot.guid, snapshot.revision)
    },
    async caseOf(publicationGuid: string, revision: number) {
      const [row] = await service.database.query<{ case_guid: string }>(
        'select case_guid from moderation.moderation_cases where publication_guid = $1 and revision = $2',
        [publicationGuid, revision],
      )
      return service.call('getModerationCase', { params: { caseGuid: row!.case_guid } }, moderator())
    },
  })
  return queue
}
