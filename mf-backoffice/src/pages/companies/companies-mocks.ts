import type { CompanyAccount, FoundCompany } from '@sild/contract/companies/staff-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const foundCompanyReply = (number: number, own: Partial<FoundCompany> = {}): FoundCompany => ({
  guid: guidOf(1600 + number),
  slug: `kask-${number}`,
  name: `Kask ${number} OÜ`,
  registrationNumber: '10060701',
  location: { countryCode: 'EE', cityId: 1, cityTitle: 'Tallinn' },
  verification: 'verified',
  isListed: true,
  isHidden: false,
  joinedAt: '2026-01-15T08:00:00Z',
  ...own,
})
export const registerCheckReply = (own: Partial<CompanyAccount['checks'][number]> = {}) => ({
  source: 'ariregister' as const,
  queriedAt: '2026-11-20T08:00:00Z',
  number: '10060701',
  status: 'verified' as const,
  reason: null,
  registeredName: 'Kask Osaühing',
  nameMatch: 'same' as const,
  ...own,
})
export const companyAccountReply = (number: number, own: Partial<CompanyAccount> = {}): CompanyAccount => ({
  ...foundCompanyReply(number),
  plan: 'business',
  planUntil: '2026-12-23T09:00:00.000Z',
  contactPersonName: 'Mari Kask',
  email: 'info@kask.test',
  phone: null,
  members: [{ userGuid: guidOf(1650), email: 'mari@kask.test', role: 'owner', joinedAt: '2026-01-15T08:00:00Z' }],
  checks: [registerCheckReply()],
  ...own,
})

export const companiesMocks: ApiMocks = {
  searchCompanies: () => ({ list: [1, 2].map((number) => foundCompanyReply(number)), hasMore: false }),
  getCompanyAccount: () => companyAccountReply(1),
  repeatRegisterCheck: ({ params }) => ({ ...params, check: registerCheckReply() }),
}
