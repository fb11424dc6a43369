export const locales = ['en', 'et', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The same text in every language of the portal. */
export type Localised = Record<Locale, string>

/**
 * Ages count back from the moment of seeding, so that the market never looks stale.
 * A negative age lies in the future; `timeAt(now, ageMinutes)` turns one into a Date.
 */
export type AgeMinutes = number

export type ImageKind =
  | 'logo'
  | 'avatar'
  | 'company-cover'
  | 'case'
  | 'gallery'
  | 'publication'
  | 'article'
  | 'event'
  | 'portrait'

/** Drawn on demand by `renderImage`; `label` gives the initials of logos and avatars. */
export interface DemoImage {
  kind: ImageKind
  key: string
  label: string
}

// Reference lists

export interface Category {
  categoryId: number
  slug: string
  names: Localised
  descriptions: Localised
  /** Name of a lucide icon, in kebab case. */
  icon: string
  isPopular: boolean
}

export interface Country {
  countryId: number
  code: string
  names: Localised
  /** The portal has a region of its own for the country. */
  isRegion: boolean
}

export interface City {
  cityId: number
  countryCode: string
  name: string
  names: Localised
}

export interface Language {
  languageId: number
  code: string
  names: Localised
}

export interface Tag {
  tagGuid: string
  label: string
  synonyms: string[]
  categoryIds: number[]
}

export interface Industry {
  industryId: number
  slug: string
  names: Localised
}

export interface Qualification {
  qualificationGuid: string
  slug: string
  names: Localised
}

// People and companies

export type UserType = 'customer' | 'provider'
export type StaffRole = 'moderator' | 'support' | 'admin'

export interface User {
  userGuid: string
  email: string
  password: string
  userType: UserType | null
  staffRole: StaffRole | null
  isVerified: boolean
  locale: Locale
  companyGuid: string | null
  createdAgeMinutes: AgeMinutes
  lastSeenAgeMinutes: AgeMinutes
}

export type CompanySize = '1-20' | '21-50' | '51-100' | '101+'
export type CompanyType = 'AGENCY' | 'STARTUP' | 'SMALL_BUSINESS' | 'MEDIUM_BUSINESS' | 'ENTERPRISE'

/** `not-checked` is never merged with `failed`: the register has simply not been asked yet. */
export type VerificationState = 'verified' | 'failed' | 'not-checked'

export interface CompanyVerification {
  state: VerificationState
  source: 'ariregister' | 'sirene' | null
  queriedAgeMinutes: AgeMinutes | null
  nameMatches: boolean | null
}

export interface CompanyLinks {
  website: string | null
  instagram: string | null
  facebook: string | null
  linkedin: string | null
}

export interface CompanyCase {
  caseGuid: string
  slug: string
  name: string
  texts: Partial<Record<Locale, CaseText>>
  cover: DemoImage
  media: DemoImage[]
  publishedAgeMinutes: AgeMinutes
}

export interface CaseText {
  name: string
  description: string
  /** Facts of the case, shown as a list: what was done, how long it took, what came of it. */
  items: string[]
}

export interface GalleryPhoto {
  position: number
  description: string
  image: DemoImage
}

export interface Requisites {
  organisation: string
  firstName: string
  surname: string
  vatId: string
  registrationNumber: string
  address: string
  additionalAddress: string | null
  postalCode: string
  mobilePhone: string
}

export interface Company {
  companyGuid: string
  slug: string
  name: string
  sourceLocale: Locale
  descriptions: Partial<Record<Locale, string>>
  registrationNumber: string
  countryCode: string
  cityId: number
  industryId: number
  size: CompanySize
  type: CompanyType
  userType: UserType
  foundedYear: number
  joinedAgeMinutes: AgeMinutes
  /** Companies silent for more than a month leave the search results. */
  lastActiveAgeMinutes: AgeMinutes
  contactPersonName: string
  email: string
  phone: string
  address: string
  postalCode: string
  mainUserGuid: string
  verification: CompanyVerification
  plan: 'free' | 'startup'
  qualificationGuids: string[]
  logo: DemoImage
  cover: DemoImage | null
  links: CompanyLinks
  cases: CompanyCase[]
  gallery: GalleryPhoto[]
  requisites: Requisites | null
}

// Publications

export type PublicationKind = 'project' | 'service' | 'expert'
export type PublicationStatus = 'ACTIVE' | 'ARCHIVED' | 'MODERATION' | 'DRAFT' | 'REJECTED'
export type PaymentType = 'ANY' | 'HOURLY' | 'FIXED' | 'PROJECT'
export type WorkExperience = 'xs' | 's' | 'm' | 'l'
export type ProjectDuration = 1 | 2 | 3 | 4
export type HoursPerWeek = 's' | 'm'
export type TypeOfWork = 'OUTSTAFF' | 'OUTSOURCE'
export type LanguageLevel = 'ANY' | 'BASIC' | 'CONVERSATION' | 'FLUENT' | 'NATIVE'

export interface PublicationText {
  name: string
  /** Plain text; an empty line parts paragraphs, lines of a list begin with "- ". */
  description: string
}

export interface PublicationLocation {
  countryCode: string
  cityId: number | null
}

export interface PublicationLanguage {
  languageId: number
  level: LanguageLevel
}

export type ModerationRule =
  | 'contacts-in-text'
  | 'payment-outside'
  | 'discrimination'
  | 'not-a-company'
  | 'misleading-price'
  | 'unclear-scope'
  | 'duplicate'
  | 'language-quality'
  | 'wrong-category'
  | 'prohibited-service'

/** What a careful moderator would object to; empty for a clean submission. */
export interface ModerationConcern {
  rule: ModerationRule
  field: 'name' | 'description' | 'budget' | 'category' | 'tags'
  quote: string | null
}

export interface Rejection {
  rule: ModerationRule
  field: 'name' | 'description' | 'budget' | 'category' | 'tags' | null
  quote: string | null
  message: string
  moderatorGuid: string
  decidedAgeMinutes: AgeMinutes
}

export type ArchiveReason = 'found-here' | 'found-elsewhere' | 'not-relevant' | 'other'

export interface Archive {
  reason: ArchiveReason | null
  feedback: string | null
  archivedAgeMinutes: AgeMinutes
}

export interface Publication {
  publicationGuid: string
  kind: PublicationKind
  slug: string
  companyGuid: string
  authorGuid: string
  sourceLocale: Locale
  texts: Partial<Record<Locale, PublicationText>>
  categoryId: number
  tagGuids: string[]
  /** The market segment the work belongs to. */
  segmentIndustryId: number | null
  paymentType: PaymentType
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
  workExperience: WorkExperience | null
  projectDuration: ProjectDuration | null
  hoursPerWeek: HoursPerWeek | null
  typeOfWork: TypeOfWork
  locations: PublicationLocation[]
  languages: PublicationLanguage[]
  images: DemoImage[]
  expert: ExpertProfile | null
  status: PublicationStatus
  concerns: ModerationConcern[]
  rejection: Rejection | null
  archive: Archive | null
  promotedDaysLeft: number | null
  viewsCount: number
  createdAgeMinutes: AgeMinutes
  submittedAgeMinutes: AgeMinutes | null
  publishedAgeMinutes: AgeMinutes | null
  updatedAgeMinutes: AgeMinutes
  /** Negative: the day still to come on which an active publication expires. */
  expiresAgeMinutes: AgeMinutes | null
}

export interface ExpertProfile {
  personName: string
  speciality: Localised
  experienceYears: number
  avatar: DemoImage
  /** Plain text of the CV, for the file that the seeding code writes; null when none was uploaded. */
  cv: { fileName: string; text: string } | null
}

// Conversations

export type ResponseStatus = 'ACTIVE' | 'ARCHIVED' | 'MODERATION' | 'UNVIEWED' | 'VIEWED' | 'HIDDEN' | 'DELETED'

export interface PublicationResponse {
  responseGuid: string
  publicationGuid: string
  companyGuid: string
  authorGuid: string
  locale: Locale
  message: string
  status: ResponseStatus
  contactsViewed: boolean
  createdAgeMinutes: AgeMinutes
  viewedAgeMinutes: AgeMinutes | null
  /** Null only while the response itself waits for moderation. */
  chatGuid: string | null
}

export type ChatMessageKind = 'VIEWED' | 'CLOSED' | 'ANSWER' | 'QUESTION'

export interface ChatMessage {
  messageGuid: string
  kind: ChatMessageKind
  /** Null for the entries VIEWED and CLOSED, which the portal writes itself. */
  text: string | null
  attachments: ChatAttachment[]
  companyGuid: string
  authorGuid: string
  sentAgeMinutes: AgeMinutes
  readAgeMinutes: AgeMinutes | null
}

export interface ChatAttachment {
  fileName: string
  mimeType: string
  /** What the file says; the seeding code stores it as the file's bytes (UTF-8). */
  text: string
}

export interface Chat {
  chatGuid: string
  responseGuid: string
  publicationGuid: string
  ownerCompanyGuid: string
  responderCompanyGuid: string
  state: 'active' | 'archived'
  replyStatus: 'REPLIED' | 'NOT_REPLIED'
  /** The first one is the message of the response. */
  messages: ChatMessage[]
}

export interface Review {
  reviewGuid: string
  chatGuid: string
  publicationGuid: string
  fromCompanyGuid: string
  toCompanyGuid: string
  authorGuid: string
  locale: Locale
  text: string | null
  ratingQuality: number
  ratingScheduling: number
  ratingCost: number
  ratingNps: number
  /** PUBLISHED only when both companies have reviewed each other. */
  status: 'PUBLISHED' | 'WAITING'
  createdAgeMinutes: AgeMinutes
}

export type NotificationType =
  | 'subscriptions'
  | 'tutorial'
  | 'support'
  | 'new-response'
  | 'new-company-review'
  | 'chat'
  | 'publication-approved'
  | 'publication-rejected'
  | 'publication-expiring'

export interface Notification {
  notificationGuid: string
  userGuid: string
  type: NotificationType
  publicationGuid: string | null
  companyGuid: string | null
  chatGuid: string | null
  reviewGuid: string | null
  ticketGuid: string | null
  createdAgeMinutes: AgeMinutes
  isRead: boolean
}

export type FavouriteCardType = 'project' | 'service' | 'expert' | 'company' | 'response'

export interface FavouriteList {
  listGuid: string
  companyGuid: string
  userGuid: string
  title: string
  createdAgeMinutes: AgeMinutes
}

export interface Favourite {
  favouriteGuid: string
  userGuid: string
  companyGuid: string
  cardType: FavouriteCardType
  cardGuid: string
  /** Null: the default list. */
  listGuid: string | null
  createdAgeMinutes: AgeMinutes
}

export interface SupportTicket {
  ticketGuid: string
  userGuid: string
  companyGuid: string | null
  locale: Locale
  title: string
  state: 'open' | 'messaged' | 'closed'
  rating: { rating: number; comment: string | null } | null
  messages: TicketMessage[]
}

export interface TicketMessage {
  messageGuid: string
  authorGuid: string
  isFromStaff: boolean
  text: string
  sentAgeMinutes: AgeMinutes
  readAgeMinutes: AgeMinutes | null
}

export interface Subscription {
  subscriptionGuid: string
  companyGuid: string
  planSlug: 'startup'
  status: 'ACTIVE' | 'FINISHED'
  isGift: boolean
  startedAgeMinutes: AgeMinutes
  endsAgeMinutes: AgeMinutes
}

export interface Payment {
  paymentGuid: string
  companyGuid: string
  invoiceNumber: string
  type: 'subscription' | 'option'
  product: 'startup-month' | 'promotion-7-days' | 'promotion-14-days' | 'promotion-30-days'
  publicationGuid: string | null
  status: 'PAID' | 'REJECTED' | 'WAITING' | 'REFUNDED' | 'CANCELED' | 'GIFT'
  netCents: number
  vatPercent: number
  createdAgeMinutes: AgeMinutes
}

// Pages

export type PageKind = 'blog' | 'help' | 'news' | 'about' | 'policy'

export interface PageCategory {
  pageCategoryGuid: string
  slug: string
  kind: PageKind
  names: Localised
  descriptions: Localised
  icon: string | null
  position: number
}

export interface PageText {
  title: string
  /** One or two sentences for lists and for search engines. */
  summary: string
  /** Markdown, without the title. */
  body: string
}

export interface Page {
  pageGuid: string
  kind: PageKind
  slug: string
  categorySlug: string | null
  texts: Record<Locale, PageText>
  author: string | null
  image: DemoImage | null
  showOnMain: boolean
  readingMinutes: number
  publishedAgeMinutes: AgeMinutes
  updatedAgeMinutes: AgeMinutes
}

export interface EventText {
  title: string
  summary: string
  body: string
  place: string
}

export interface MarketEvent {
  eventGuid: string
  slug: string
  format: 'online' | 'on-site'
  cityId: number | null
  texts: Record<Locale, EventText>
  image: DemoImage
  /** Whole days until the event; negative for past ones. Times are of the day, in `timeZone`. */
  startsInDays: number
  startTime: string
  endTime: string
  timeZone: 'Europe/Tallinn' | 'Europe/Paris'
  languages: Locale[]
}

export interface QuestionAnswer {
  key: string
  questions: Localised
  answers: Localised
}

export interface HomeReview {
  key: string
  texts: Localised
  personName: string
  positions: Localised
  companyName: string
  logo: DemoImage
  rating: number
}

export interface Webinar {
  slug: 'how-to-find-b2b-partners'
  /** The webinar of the specification has a fixed day. */
  date: '2023-07-26'
  startTime: '17:00'
  endTime: '18:40'
  timeZone: 'Europe/Tallinn'
  titles: Localised
  leads: Localised
  /** Paragraphs of the block "About". */
  about: Record<Locale, string[]>
  takeaways: Record<Locale, string[]>
  speakers: WebinarSpeaker[]
  agenda: WebinarAgendaItem[]
  faq: QuestionAnswer[]
}

export interface WebinarSpeaker {
  key: string
  name: string
  positions: Localised
  biographies: Localised
  portrait: DemoImage
}

export interface WebinarAgendaItem {
  startTime: string
  endTime: string
  titles: Localised
  descriptions: Localised
  speakerKeys: string[]
}

// The whole

export type AccountRole = 'customer' | 'provider' | 'moderator' | 'support' | 'admin'

/** What `npm start` prints and writes to run.json. */
export interface Account {
  role: AccountRole
  email: string
  password: string
  company: string | null
  userGuid: string
  isVerified: boolean
  plan: 'free' | 'startup' | null
  locale: Locale
}

export interface Market {
  categories: Category[]
  countries: Country[]
  cities: City[]
  languages: Language[]
  tags: Tag[]
  industries: Industry[]
  qualifications: Qualification[]
  users: User[]
  companies: Company[]
  publications: Publication[]
  responses: PublicationResponse[]
  chats: Chat[]
  reviews: Review[]
  notifications: Notification[]
  favouriteLists: FavouriteList[]
  favourites: Favourite[]
  tickets: SupportTicket[]
  subscriptions: Subscription[]
  payments: Payment[]
  pageCategories: PageCategory[]
  pages: Page[]
  events: MarketEvent[]
  faq: QuestionAnswer[]
  homeReviews: HomeReview[]
  webinar: Webinar
  accounts: Account[]
}
