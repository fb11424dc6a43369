import type { Reply } from '@sild/contract'
import type { Chat, ChatMessage } from '@sild/contract/chat/schemas'
import type { Company, OwnCompany } from '@sild/contract/companies/schemas'
import type { ReportDetails } from '@sild/contract/moderation/report-schemas'
import type { ModerationCase, ModerationCaseSummary } from '@sild/contract/moderation/schemas'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import type { OwnPublication, Publication } from '@sild/contract/publications/schemas'
import type { CompanyCard, PublicationCard, SearchReply } from '@sild/contract/search/schemas'
import { ownCompanyGuid } from './own-company.ts'

/** The same guid for the same number, so that tests can name things. */
export const guidOf = (number: number): string => `0b0e7f0a-0000-4000-8000-${String(number).padStart(12, '0')}`

const author = { guid: guidOf(9001), slug: 'loire-logiciel', name: 'Loire Logiciel', logoUrl: null, isVerified: true }

/** A service's reply about another company's project; each test overrides what it is about. */
export const publicationReply = (own: Partial<Publication> = {}): Publication => ({
  guid: guidOf(1),
  slug: 'web-shop-for-a-furniture-maker',
  cardType: 'project',
  name: 'Web shop for a furniture maker',
  description: 'We make oak tables and want to sell them ourselves.',
  locale: 'en',
  categoryId: 1,
  tags: [{ guid: guidOf(501), label: 'Shopify' }],
  segment: null,
  paymentType: 'ANY',
  budgetFromCents: 400_000,
  budgetToCents: 900_000,
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
  viewsCount: 12,
  responsesCount: 3,
  publicationStatus: 'ACTIVE',
  publishedAt: '2026-03-02T09:00:00Z',
  createdAt: '2026-03-01T09:00:00Z',
  expiresAt: '2026-06-02T09:00:00Z',
  archiveDate: null,
  deletedByCompanion: false,
  author: { ...author, rating: null, reviewsCount: 0, joinedAt: '2026-01-15T09:00:00Z', countryCode: 'FR' },
  ...own,
})

export const ownPublicationReply = (own: Partial<OwnPublication> = {}): OwnPublication => ({
  ...publicationReply(),
  revision: 1,
  decision: null,
  archiveReason: null,
  missing: [],
  isChangeWaiting: false,
  isPromotionWaiting: false,
  unreadResponsesCount: 0,
  ...own,
})

export const responseReply = (own: Partial<PublicationResponse> = {}): PublicationResponse => ({
  guid: guidOf(101),
  message: 'We have built four such shops.',
  status: 'UNVIEWED',
  contactsViewed: false,
  createdAt: '2026-03-03T09:00:00Z',
  decline: null,
  deletedByCompanion: false,
  withdrawalReason: null,
  company: author,
  publication: {
    guid: guidOf(1),
    slug: 'web-shop-for-a-furniture-maker',
    cardType: 'project',
    name: 'Web shop for a furniture maker',
    publicationStatus: 'ACTIVE',
  },
  ...own,
})

export const chatReply = (own: Partial<Chat> = {}): Chat => ({
  chatGuid: guidOf(201),
  respondGuid: guidOf(101),
  respondType: 'project',
  state: 'active',
  mayContinue: false,
  isFavorite: false,
  replyStatus: 'NOT_REPLIED',
  publication: responseReply().publication,
  companion: { ...author, isReachable: true, hasLeft: false },
  lastMessage: null,
  unreadCount: 0,
  companionReadPosition: 0,
  viewDate: null,
  updatedAt: '2026-03-03T09:00:00Z',
  ...own,
})

/** Of the other company unless `own` says otherwise. */
export const messageReply = (position: number, own: Partial<ChatMessage> = {}): ChatMessage => ({
  guid: guidOf(300 + position),
  chatGuid: guidOf(201),
  position,
  kind: 'QUESTION',
  message: `Message ${position}`,
  attachments: [],
  authorCompanyGuid: author.guid,
  sentAt: `2026-03-03T09:${String(position).padStart(2, '0')}:00Z`,
  clientGuid: null,
  ...own,
})

export const ownMessageReply = (position: number, own: Partial<ChatMessage> = {}): ChatMessage =>
  messageReply(position, { authorCompanyGuid: ownCompanyGuid, kind: 'ANSWER', ...own })

export const caseSummaryReply = (number: number, own: Partial<ModerationCaseSummary> = {}): ModerationCaseSummary => ({
  caseGuid: guidOf(400 + number),
  state: 'waiting',
  publicationGuid: guidOf(number),
  cardType: 'project',
  name: `Project ${number}`,
  companyName: author.name,
  isOwn: false,
  revision: 1,
  isPromotion: false,
  isChange: false,
  findings: [],
  claimedBy: null,
  claimedUntil: null,
  submittedAt: '2026-03-01T09:00:00Z',
  dueAt: '2026-03-01T10:00:00Z',
  decidedAt: null,
  ...own,
})

export const caseReply = (number: number, own: Partial<ModerationCase> = {}): ModerationCase => ({
  ...caseSummaryReply(number),
  publication: publicationReply({ name: `Project ${number}`, publicationStatus: 'MODERATION' }),
  approvedBefore: null,
  decision: null,
  undoUntil: null,
  audit: [],
  ...own,
})

export const reportReply = (number: number, own: Partial<ReportDetails> = {}): ReportDetails => ({
  reportGuid: guidOf(800 + number),
  targetType: 'review',
  targetGuid: guidOf(600 + number),
  reason: 'FALSE_INFORMATION',
  text: `Not so ${number}.`,
  createdAt: '2026-03-01T09:00:00Z',
  reportsCount: 1,
  decision: null,
  isOwn: false,
  subject: { name: 'Kask', text: 'Never on time.', author: author.name, slug: 'kask', cardType: null },
  reports: [
    {
      reportGuid: guidOf(800 + number),
      reason: 'FALSE_INFORMATION',
      text: `Not so ${number}.`,
      createdAt: '2026-03-01T09:00:00Z',
    },
  ],
  ...own,
})

export const cardReply = (number: number, own: Partial<PublicationCard> = {}): PublicationCard => ({
  guid: guidOf(number),
  slug: `project-${number}`,
  cardType: 'project',
  name: `Project ${number}`,
  summary: 'What should be done.',
  locale: 'en',
  categoryId: 1,
  tags: [],
  paymentType: 'ANY',
  budgetFromCents: null,
  budgetToCents: null,
  budgetPerHourCents: null,
  workType: null,
  workExperience: null,
  countryCodes: [],
  isPromoted: false,
  viewsCount: 0,
  responsesCount: 0,
  publishedAt: '2026-03-01T09:00:00Z',
  company: { ...author, rating: null },
  ...own,
})

export const companyCardReply = (own: Partial<CompanyCard> = {}): CompanyCard => ({
  guid: author.guid,
  slug: author.slug,
  cardType: 'company',
  name: author.name,
  summary: 'We build shops.',
  industry: 'Software',
  size: '21-50',
  countryCode: 'FR',
  cityTitle: 'Nantes',
  logoUrl: null,
  tags: [],
  isVerified: true,
  rating: 4.66,
  reviewsCount: 3,
  publicationsCount: 5,
  joinedAt: '2026-01-15T09:00:00Z',
  ...own,
})

/** What a guest is shown of a company. */
export const companyPageReply = (own: Partial<Company> = {}): Company => ({
  guid: author.guid,
  slug: author.slug,
  name: author.name,
  registrationNumber: '812 345 678',
  industry: 'Software',
  size: '21-50',
  type: 'AGENCY',
  description: 'We build shops.',
  location: { countryCode: 'FR', cityId: 3, cityTitle: 'Nantes' },
  logoUrl: null,
  coverUrl: null,
  palette: 'sild',
  links: null,
  gallery: [],
  lastCase: null,
  casesCount: 0,
  tags: ['React'],
  isVerified: true,
  isListed: true,
  statistics: { experts: 2, offers: 5, activeProjects: 1, closedProjects: 7, favorites: 0 },
  rating: 4.66,
  reviewsCount: 3,
  joinedAt: '2026-01-15T09:00:00Z',
  ...own,
})

export const searchReply = (own: Partial<SearchReply> = {}): SearchReply => ({
  cards: [cardReply(1), cardReply(2)],
  total: 2,
  isTotalExact: true,
  hiddenCount: 0,
  company: null,
  matches: [],
  promoted: [],
  promotedMatches: [],
  reading: { corrected: null, suggested: null, isPartial: false },
  page: 1,
  pagesCount: 1,
  facets: { categories: [], countries: [], workTypes: [] },
  counts: { tasks: 2, services: 0, experts: 0, companies: 0 },
  ...own,
})

export const categoriesReply = (): Reply<'listCategories'> => ({
  list: [
    { id: 1, slug: 'web', title: 'Web development', icon: 'globe' },
    { id: 2, slug: 'design', title: 'Design', icon: 'palette' },
  ],
})

const noContacts = { contactPersonName: null, email: null, phone: null, address: null }
export const ownCompanyReply = (own: Partial<OwnCompany> = {}): OwnCompany => ({
  guid: ownCompanyGuid,
  slug: 'kask-ja-pojad',
  name: 'Kask ja Pojad OÜ',
  registrationNumber: '12345678',
  industry: null,
  size: null,
  type: null,
  description: null,
  location: { countryCode: 'EE', cityId: null, cityTitle: null },
  logoUrl: null,
  coverUrl: null,
  palette: 'sild',
  links: { website: null, instagram: null, facebook: null, linkedin: null },
  gallery: [],
  lastCase: null,
  casesCount: 0,
  tags: [],
  isVerified: false,
  isListed: false,
  statistics: { experts: 0, offers: 0, activeProjects: 0, closedProjects: 0, favorites: 0 },
  rating: null,
  reviewsCount: 0,
  joinedAt: '2026-01-15T09:00:00Z',
  ...noContacts,
  isMain: true,
  taxChange: null,
  version: 1,
  ...own,
})
