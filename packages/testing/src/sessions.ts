import type { MemberSession, Session } from '@sild/shell-api'
import { ownCompanyGuid } from './own-company.ts'

export const guest: Session = { kind: 'guest' }
export const pending: Session = { kind: 'pending' }

type SessionChange = Partial<Omit<MemberSession, 'kind' | 'user'>> & { user?: Partial<MemberSession['user']> }

/** A verified customer with a company; `own` overrides what matters to the test. */
export const memberSession = ({ user, ...own }: SessionChange = {}): MemberSession => ({
  kind: 'member',
  user: {
    guid: '0b0e7f0a-0000-4000-8000-00000000a001',
    email: 'mari@sild.test',
    isVerified: 1,
    locale: 'en',
    userType: 'customer',
    roles: [],
    tips: [],
    joinedAt: '2026-01-15T09:00:00Z',
    ...user,
  },
  company: {
    guid: ownCompanyGuid,
    slug: 'kask-ja-pojad',
    name: 'Kask ja Pojad OÜ',
    logoUrl: null,
    isVerified: true,
  },
  roles: [],
  plan: 'free',
  ...own,
})

export const moderatorSession = (): MemberSession =>
  memberSession({ user: { email: 'moderator@sild.test', roles: ['moderator'] }, roles: ['moderator'], company: null })
export const adminSession = (): MemberSession =>
  memberSession({ user: { email: 'admin@sild.test', roles: ['admin'] }, roles: ['admin'], company: null })
