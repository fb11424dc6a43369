import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import type { Input } from '@sild/contract'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Mocks } from '@sild/testing'

export type NewCompany = Input<'createCompany'>['body']

const cities = [
  { id: 1, countryCode: 'EE', title: 'Tallinn' },
  { id: 2, countryCode: 'EE', title: 'Tartu' },
  { id: 9, countryCode: 'FR', title: 'Lyon' },
]
export const otherServices: Mocks = {
  getCompanyPlan: () => ({ plan: 'free' }),
  listCities: ({ body }) => ({ list: cities.filter(({ countryCode }) => countryCode === body.countryCode) }),
}

/** A company that can be created; its name is new. */
export const newCompany = (own: Partial<NewCompany> = {}): NewCompany => ({
  name: `Põhja Tarkvara ${randomUUID()}`,
  registrationNumber: own.countryCode === 'FR' ? '732829320' : '12345678',
  countryCode: 'EE',
  ...own,
})

/** The same user once his session knows his company. */
export const ofCompany = (actor: Actor, companyGuid: string): Actor => ({ ...actor, companyGuid })

export const snapshotOf = (companyGuid: string, own: Partial<PublicationSnapshot> = {}): PublicationSnapshot => ({
  guid: randomUUID(),
  slug: 'a-shop',
  cardType: 'project',
  name: 'A shop',
  description: 'We need a shop.',
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
  submittedAt: null,
  publishedAt: null,
  createdAt: new Date().toISOString(),
  expiresAt: null,
  archiveDate: null,
  deletedByCompanion: false,
  author: {
    guid: companyGuid,
    slug: 'x',
    name: 'X',
    logoUrl: null,
    isVerified: false,
    rating: null,
    reviewsCount: 0,
    joinedAt: new Date().toISOString(),
    countryCode: 'EE',
  },
  revision: 1,
  version: 1,
  isLive: true,
  authorUserGuid: randomUUID(),
  companyGuid,
  ...own,
})
