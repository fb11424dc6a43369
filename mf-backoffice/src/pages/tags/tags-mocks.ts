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

/** What moderators see of skills and do to them. */
export const tagsMocks = {
  listAllTags: () => ({ list: [staffTagReply(1), staffTagReply(2, { names: { et: 'Oskus 2' } })], total: 2 }),
  getTagEffect: ({ query: { intoGuid } }) => ({
    publicationsCount: 38,
    liveCount: 30,
    withBothCount: intoGuid ? 4 : 0,
  }),
  mergeTag: () => staffTagReply(1, { state: 'merged', mergedInto: { guid: guidOf(7302), label: 'Skill 2' } }),
  banTag: () => staffTagReply(1, { state: 'banned' }),
  allowTag: () => staffTagReply(1),
  nameTag: () => staffTagReply(1),
} satisfies ApiMocks
