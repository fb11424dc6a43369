import { randomUUID } from 'node:crypto'
import type { Reply } from '@sild/contract'
import { actorOf, type Mocks, keyOfUpload } from '@sild/testing'
import { briefReply } from '@sild/testing/snapshots'
import type { ChatDeps } from '../src/deps.ts'

export type Parties = Reply<'getResponseParties'>

/** Two companies and the response that one of them made to a publication of the other. */
export function newParties() {
  const owner = actorOf('customer')
  const respondent = actorOf('provider')
  const parties: Parties = {
    response: {
      guid: randomUUID(),
      message: 'We have built three such shops.',
      createdAt: '2026-11-20T09:00:00.000Z',
      isWithdrawn: false,
    },
    publication: {
      guid: randomUUID(),
      slug: 'a-shop',
      cardType: 'project',
      name: 'A shop',
      publicationStatus: 'ACTIVE',
    },
    owner: { companyGuid: owner.companyGuid!, userGuid: owner.userGuid! },
    respondent: { companyGuid: respondent.companyGuid!, userGuid: respondent.userGuid! },
  }
  return { owner, respondent, parties }
}

export const mocksOf = (parties: Parties): Mocks => ({
  getResponseParties: () => parties,
  getCompanyBriefs: ({ body }) => ({
    companies: body.companyGuids.map((guid) => briefReply(guid, { slug: 'pohja-tarkvara', name: 'Põhja Tarkvara OÜ' })),
  }),
})

/** The address of an uploaded chat file. */
export const uploadOf = ({ files }: ChatDeps, name: string): string => files.urlOf(keyOfUpload(name, 'chat/'))
