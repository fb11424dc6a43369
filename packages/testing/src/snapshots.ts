import type { Company, CompanySnapshot } from '@sild/contract/companies/schemas'
import { locales } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import { randomUUID } from 'node:crypto'
import type { CompanyBrief } from '@sild/contract/companies/schemas'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { publicationReply } from './replies.ts'

/** A live publication as its service publishes it to others; a new one for each call. */
export function snapshotReply(own: Partial<PublicationSnapshot> = {}): PublicationSnapshot {
  const guid = own.guid ?? randomUUID()
  const companyGuid = own.companyGuid ?? randomUUID()
  const { author, ...publication } = publicationReply({ guid, slug: `publication-${guid}` })
  return {
    ...publication,
    tags: [],
    budgetFromCents: null,
    budgetToCents: null,
    viewsCount: 0,
    responsesCount: 0,
    author: { ...author, guid: companyGuid },
    revision: 1,
    version: 1,
    isLive: true,
    submittedAt: publication.createdAt,
    authorUserGuid: randomUUID(),
    companyGuid,
    promotedUntil: null,
    refusedBy: null,
    ...own,
  }
}

/** A company as lists of other services name it. */
export const briefReply = (guid: string, own: Partial<CompanyBrief> = {}): CompanyBrief => ({
  guid,
  slug: `company-${guid.slice(0, 8)}`,
  name: 'Rannapuu OÜ',
  logoUrl: null,
  location: { countryCode: 'EE', cityId: null, cityTitle: null },
  isVerified: true,
  isPaused: false,
  rating: 4.5,
  reviewsCount: 2,
  joinedAt: '2026-01-01T00:00:00.000Z',
  ...own,
})

/** The company as the companies service publishes it to the search. */
export function companySnapshotOf(company: Company): CompanySnapshot {
  const { description, guid, industry, isListed, isVerified, joinedAt, location, logoUrl, name } = company
  const { rating, reviewsCount, size, slug, tags, type } = company
  const shown = { guid, slug, name, logoUrl, location, isVerified, rating, reviewsCount, joinedAt }
  return { ...shown, industry, size, type, tags, isListed, descriptions: recordOf(locales, () => description) }
}
