import { randomUUID } from 'node:crypto'
import type { Company } from '@sild/contract/companies/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Input, Reply } from '@sild/contract/schemas'
import { actorOf, type TestService, testService } from '@sild/testing'
import type { SearchDeps } from '../src/deps.ts'
import { searchService } from '../src/service.ts'

export const companyOf = (own: Partial<Company> = {}): Company => ({
  guid: randomUUID(),
  slug: `firma-${randomUUID().slice(0, 8)}`,
  name: 'Rannapuu OÜ',
  registrationNumber: null,
  industry: null,
  size: '1-20',
  type: 'AGENCY',
  description: 'We build web shops.',
  location: { countryCode: 'EE', cityId: 1, cityTitle: 'Tallinn' },
  logoUrl: null,
  coverUrl: null,
  links: null,
  gallery: [],
  lastCase: null,
  casesCount: 0,
  tags: [],
  isVerified: true,
  isListed: true,
  statistics: { experts: 0, offers: 0, activeProjects: 0, closedProjects: 0, favorites: 0 },
  rating: 4.5,
  reviewsCount: 2,
  joinedAt: '2026-01-01T00:00:00.000Z',
  ...own,
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

export const snapshotOf = (company: Company, own: Partial<PublicationSnapshot> = {}): PublicationSnapshot => {
  const guid = own.guid ?? randomUUID()
  return {
    guid,
    slug: `publication-${guid}`,
    cardType: 'service',
    name: 'Web shop',
    description: 'A shop in two languages.',
    locale: 'en',
    categoryId: 1,
    tags: [],
    segment: null,
    paymentType: 'ANY',
    budgetFromCents: null,
    budgetToCents: null,
    budgetPerHourCents: null,
    workExperience: null,
    projectDuration: null,
    hoursPerWeek: null,
    workType: null,
    locations: [],
    languages: [],
    media: [],
    translations: {},
    speciality: null,
    cvUrl: null,
    promotionStatus: 'NOT_PROMOTED',
    promotedDaysLeft: 0,
    viewsCount: 0,
    responsesCount: 0,
    publicationStatus: 'ACTIVE',
    publishedAt: inDays(-1),
    createdAt: inDays(-2),
    expiresAt: inDays(59),
    archiveDate: null,
    deletedByCompanion: false,
    author: {
      guid: company.guid,
      slug: company.slug,
      name: company.name,
      logoUrl: company.logoUrl,
      isVerified: company.isVerified,
      rating: company.rating,
      reviewsCount: company.reviewsCount,
      joinedAt: company.joinedAt,
      countryCode: company.location.countryCode,
    },
    revision: 1,
    version: 1,
    isLive: true,
    submittedAt: inDays(-1),
    authorUserGuid: randomUUID(),
    companyGuid: company.guid,
    ...own,
  }
}

export interface TestCatalogue extends TestService<SearchDeps> {
  /** Tells the search of companies, as their service would. */
  addCompanies(...companies: Company[]): Promise<void>
  /** Tells the search of publications, in their states as given. */
  publish(...snapshots: PublicationSnapshot[]): Promise<void>
  find(body: Input<'search'>['body'], locale?: 'en' | 'et' | 'fr'): Promise<Reply<'search'>>
}

/** The service with publications and companies mocked by what the test told last. */
export function testCatalogue(): TestCatalogue {
  const snapshots = new Map<string, PublicationSnapshot>()
  const companies = new Map<string, Company>()
  const service = testService(searchService, {
    mocks: {
      getPublicationSnapshots: ({ body }) => ({
        publications: body.publicationGuids.flatMap((guid) => snapshots.get(guid) ?? []),
      }),
      getCompany: ({ params }) => companies.get(params.slugOrGuid)!,
    },
  })
  return Object.assign(Object.create(service) as TestService<SearchDeps>, {
    async addCompanies(...told: Company[]) {
      for (const company of told) {
        companies.set(company.guid, company)
        await service.add('index-company', { companyGuid: company.guid })
      }
      await service.runJobs()
    },
    async publish(...told: PublicationSnapshot[]) {
      for (const snapshot of told) {
        snapshots.set(snapshot.guid, snapshot)
        await service.add('index-publication', { publicationGuid: snapshot.guid, revision: snapshot.revision })
      }
      await service.runJobs()
    },
    find: (body: Input<'search'>['body'], locale: 'en' | 'et' | 'fr' = 'en') =>
      service.call('search', { body }, actorOf('guest', { locale })),
  })
}
