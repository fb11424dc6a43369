import type { StaffTag } from '@sild/contract/publications/tag-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const staffTagReply = (number: number, own: Partial<StaffTag> = {}): StaffTag => ({
  guid: guidOf(7300 + number),
  label: `Skill ${number}`,
  state: 'offered',
  names: {},
  formerLabels: [],
  publicationsCount: 40 - number,
  mergedInto: null,
  ...own,
})

/** The operations of the page of skills. */
export const tagsMocks = {
  listAllTags: () => ({ list: [staffTagReply(1), staffTagReply(2, { names: { et: 'Oskus 2' } })], total: 2 }),
  getTagEffect: ({ query: { intoGuid } }) => ({
    publicationsCount: 38,
    liveCount: 30,
    withBothCount: intoGuid ? 4 : 0,
  }),
  requestApproval: () => ({ approvalGuid: guidOf(1600), expiresAt: '2026-12-01T08:00:00Z' }),
  allowTag: () => staffTagReply(1),
  nameTag: () => staffTagReply(1),
} satisfies ApiMocks
