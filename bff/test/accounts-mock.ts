import { randomUUID } from 'node:crypto'
import type { User } from '@sild/contract/accounts/schemas'
import { AppError } from '@sild/service-kit/errors'
import type { ServiceMocks } from './mock-services.ts'

export const testUser = (own: Partial<User> = {}): User => ({
  guid: '1b4e28ba-2fa1-4d1e-883f-0016d3cca427',
  email: 'mari@sild.test',
  isVerified: 1,
  locale: 'et',
  userType: 'provider',
  roles: [],
  tips: [],
  joinedAt: '2026-01-01T00:00:00.000Z',
  ...own,
})

export const testCompany = {
  guid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  slug: 'pohja-tarkvara',
  name: 'Põhja Tarkvara',
  logoUrl: null,
  location: { countryCode: 'EE', cityId: null, cityTitle: null },
  isVerified: true,
  rating: null,
  reviewsCount: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  role: 'owner' as const,
}
export const PASSWORD = 'pärnu-2026'
export const SIGN_IN_TOKEN = 'of-a-confirmed-address'

interface Family {
  readonly sessionGuid: string
  readonly binderToken: string
  readonly isRemembered: boolean
  current: string
  previous: string | null
  rotatedAt: number
  isRevoked: boolean
}

/** Sessions as accounts keeps them: each refresh token once, the last one again within ten seconds, an older one ends the family. */
export function accountsMock(user: User = testUser(), graceMs = 10_000): ServiceMocks & { families: Family[] } {
  const families: Family[] = []
  const held = ({ binderToken, current, isRemembered, sessionGuid }: Family) => ({
    user,
    sessionGuid,
    refreshToken: current,
    binderToken,
    isRemembered,
    expiresAt: new Date(Date.now() + (isRemembered ? 60 : 1) * 86_400_000).toISOString(),
  })
  const spent = new Map<string, Family>()
  const revoke = (family: Family): never => {
    family.isRevoked = true
    throw new AppError('session-reused')
  }

  const open = (isRemembered: boolean) => {
    const family: Family = {
      sessionGuid: randomUUID(),
      binderToken: randomUUID(),
      isRemembered,
      current: randomUUID(),
      previous: null,
      rotatedAt: 0,
      isRevoked: false,
    }
    families.push(family)
    return held(family)
  }

  return {
    families,
    openSession({ body }) {
      if (body.email.trim().toLowerCase() !== user.email || body.password !== PASSWORD)
        throw new AppError('credentials-wrong')
      return open(body.isRemembered)
    },
    openSessionByLink({ body }) {
      if (body.token !== SIGN_IN_TOKEN) throw new AppError('token-expired')
      return open(body.isRemembered)
    },
    rotateSession({ body: { binderToken, refreshToken } }) {
      const family = families.find(({ current }) => current === refreshToken) ?? spent.get(refreshToken)
      if (!family || family.isRevoked || family.binderToken !== binderToken) throw new AppError('session-expired')
      if (family.current !== refreshToken) {
        const isInGrace = family.previous === refreshToken && Date.now() - family.rotatedAt <= graceMs
        return isInGrace ? held(family) : revoke(family)
      }
      spent.set(refreshToken, family)
      Object.assign(family, { previous: refreshToken, current: randomUUID(), rotatedAt: Date.now() })
      return held(family)
    },
    closeSession({ body }) {
      for (const family of families) if (family.current === body.refreshToken) family.isRevoked = true
      return { acknowledged: true }
    },
    getMainCompany: () => ({ company: testCompany }),
    getCompanyPlan: () => ({ plan: 'startup' }),
  }
}
