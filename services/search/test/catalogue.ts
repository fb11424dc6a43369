import { randomUUID } from 'node:crypto'
import type { Company } from '@sild/contract/companies/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Input, Reply } from '@sild/contract/schemas'
import { actorOf, type ServiceOverrides, type TestService, testService } from '@sild/testing'
import { companyPageReply } from '@sild/testing/replies'
import { companySnapshotOf, snapshotReply } from '@sild/testing/snapshots'
import type { SearchDeps } from '../src/deps.ts'
import { searchService } from '../src/service.ts'

/** A company of the catalogue, another one each time. */
export const companyOf = (own: Partial<Company> = {}): Company =>
  companyPageReply({
    guid: randomUUID(),
    slug: `firma-${randomUUID().slice(0, 8)}`,
    name: 'Rannapuu OÜ',
    industry: null,
    size: '1-20',
    description: 'We build web shops.',
    location: { countryCode: 'EE', cityId: 1, cityTitle: 'Tallinn' },
    tags: [],
    rating: 4.5,
    reviewsCount: 2,
    ...own,
  })

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** A service of the company, published yesterday. */
export function snapshotOf(company: Company, own: Partial<PublicationSnapshot> = {}): PublicationSnapshot {
  const { guid, slug, name, logoUrl, isVerified, rating, reviewsCount, joinedAt, location } = company
  const { countryCode } = location
  return snapshotReply({
    cardType: 'service',
    name: 'Web shop',
    description: 'A shop in two languages.',
    publishedAt: inDays(-1),
    createdAt: inDays(-2),
    expiresAt: inDays(59),
    submittedAt: inDays(-1),
    author: { guid, slug, name, logoUrl, isVerified, rating, reviewsCount, joinedAt, countryCode },
    companyGuid: guid,
    ...own,
  })
}

export interface TestCatalogue extends TestService<SearchDeps> {
  /** Publishes companies to search, as their service does. */
  addCompanies(...companies: Company[]): Promise<void>
  /** Publishes publications to search, in the given states. */
  publish(...snapshots: PublicationSnapshot[]): Promise<void>
  find(body: Input<'search'>['body'], locale?: 'en' | 'et' | 'fr'): Promise<Reply<'search'>>
}

/** The service with mocks of publications and companies, which return what the test published last. */
export function testCatalogue(overrides: Pick<ServiceOverrides, 'config' | 'prepare'> = {}): TestCatalogue {
  const snapshots = new Map<string, PublicationSnapshot>()
  const companies = new Map<string, Company>()
  const service = testService(searchService, {
    ...overrides,
    mocks: {
      getPublicationSnapshots: ({ body }) => ({
        publications: body.publicationGuids.flatMap((guid) => snapshots.get(guid) ?? []),
      }),
      getCompanySnapshots: ({ body }) => ({
        companies: body.companyGuids.flatMap((guid) => companies.get(guid) ?? []).map(companySnapshotOf),
      }),
      listCities: () => ({
        list: ['Tallinn', 'Tartu'].map((title, index) => ({ id: index + 1, countryCode: 'EE', title })),
      }),
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
