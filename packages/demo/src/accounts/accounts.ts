import { companyDraft } from '../companies/index.ts'
import { mainUserGuid, memberPassword } from '../companies/build.ts'
import { guid } from '../seeded.ts'
import { staffUsers } from '../staff.ts'
import { day } from '../time.ts'
import type { Account, Company, User } from '../types.ts'

/** Companies whose main user signs in with an address that is easy to remember. */
export const memberAccounts: { slug: string; email: string }[] = [
  { slug: 'metsakodu', email: 'customer@sild.test' },
  { slug: 'hallrastas', email: 'provider@sild.test' },
  { slug: 'rannapuu', email: 'free.provider@sild.test' },
]

/** Has signed up and not yet followed the link in the mail, so there is no company either. */
export const unverifiedUser: User = {
  userGuid: guid('user:unverified'),
  email: 'unverified@sild.test',
  password: memberPassword,
  userType: 'customer',
  staffRole: null,
  isVerified: false,
  locale: 'en',
  companyGuid: null,
  createdAgeMinutes: 1 * day,
  lastSeenAgeMinutes: 190,
}

export function buildAccounts(companies: Company[]): Account[] {
  const planOf = new Map(companies.map((company) => [company.slug, company.plan]))
  const members = memberAccounts.map(({ slug, email }): Account => {
    const draft = companyDraft(slug)
    return {
      role: draft.userType,
      email,
      password: memberPassword,
      company: draft.name,
      userGuid: mainUserGuid(slug),
      isVerified: true,
      plan: planOf.get(slug) ?? null,
      locale: draft.userLocale ?? 'en',
    }
  })
  const staff = staffUsers.flatMap((user): Account[] =>
    user.staffRole
      ? [
          {
            role: user.staffRole,
            email: user.email,
            password: user.password,
            company: null,
            userGuid: user.userGuid,
            isVerified: true,
            plan: null,
            locale: user.locale,
          },
        ]
      : [],
  )
  const unverified: Account = {
    role: 'customer',
    email: unverifiedUser.email,
    password: unverifiedUser.password,
    company: null,
    userGuid: unverifiedUser.userGuid,
    isVerified: false,
    plan: null,
    locale: unverifiedUser.locale,
  }
  return [...members, unverified, ...staff]
}
