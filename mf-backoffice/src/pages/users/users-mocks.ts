import type { AddressMove, FoundUser, Suspension, UserAccount } from '@sild/contract/accounts/staff-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const foundUserReply = (number: number, own: Partial<FoundUser> = {}): FoundUser => ({
  guid: guidOf(1500 + number),
  email: `user${number}@sild.test`,
  userType: 'provider',
  roles: [],
  isVerified: true,
  joinedAt: '2026-01-15T08:00:00Z',
  suspendedAt: null,
  ...own,
})
export const suspensionReply = (own: Partial<Suspension> = {}): Suspension => ({
  guid: guidOf(1550),
  ground: 'fraud',
  statement: 'The certificate is not theirs.',
  at: '2026-11-20T08:00:00Z',
  by: 'support@sild.test',
  restored: null,
  ...own,
})
export const addressMoveReply = (own: Partial<AddressMove> = {}): AddressMove => ({
  guid: guidOf(1580),
  formerEmail: 'user1@sild.test',
  email: 'user1.other@sild.test',
  startedAt: '2026-11-24T08:00:00Z',
  by: 'support@sild.test',
  dueAt: '2026-11-27T08:00:00Z',
  confirmedAt: null,
  outcome: null,
  endedAt: null,
  ...own,
})
export const userAccountReply = (number: number, own: Partial<UserAccount> = {}): UserAccount => ({
  ...foundUserReply(number),
  locale: 'et',
  company: {
    guid: guidOf(1560),
    slug: 'kask-ja-pojad',
    name: 'Kask ja Pojad OÜ',
    logoUrl: null,
    isVerified: true,
  },
  plan: 'startup',
  isBeyondReader: false,
  sessions: [{ browser: 'Firefox', system: 'Linux', openedAt: '2026-11-20T08:00:00Z', usedAt: '2026-11-24T08:00:00Z' }],
  suspensions: [],
  addressMoves: [],
  ...own,
})

export const usersMocks: ApiMocks = {
  searchUsers: () => ({ list: [1, 2].map((number) => foundUserReply(number)), hasMore: false }),
  getUserAccount: () => userAccountReply(1),
  openViewing: () => ({ viewingGuid: guidOf(1570), endsAt: '2026-11-24T08:15:00Z' }),
  suspendUser: ({ params }) => params,
  restoreUser: ({ params }) => params,
  cancelEmailChange: ({ params }) => params,
}
