/** Closed sets of the specification (sections 1, 3, 4, 9), in display order. */
export const locales = ['en', 'et', 'fr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'
export const betaLocales: readonly Locale[] = ['et', 'fr']

/** The countries for which the portal is made, and all others together. */
export const regions = ['EE', 'FR', 'other'] as const
export type Region = (typeof regions)[number]
export const defaultRegion: Region = 'EE'
export const localesByRegion: Readonly<Record<Region, readonly Locale[]>> = {
  EE: ['et', 'en'],
  FR: ['fr', 'en'],
  other: ['en'],
}

export const userTypes = ['customer', 'provider'] as const
export type UserType = (typeof userTypes)[number]
export const staffRoles = ['moderator', 'support', 'editor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
/** Roles of a member in their company. */
export const companyRoles = ['owner'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const cardTypes = ['project', 'service', 'expert'] as const
export type CardType = (typeof cardTypes)[number]
/** Kinds of search results. */
export const searchCardTypes = [...cardTypes, 'company'] as const
export type SearchCardType = (typeof searchCardTypes)[number]
/** What a member may add to their favourites, including their own responses and saved searches. */
export const favoriteTypes = [...searchCardTypes, 'response', 'search'] as const
export const searchTypes = ['tasks', 'services', 'experts', 'companies'] as const
export type SearchType = (typeof searchTypes)[number]
/** Company searches cannot be saved: there are no notifications of new companies. */
export const savableSearchTypes = ['tasks', 'services', 'experts'] as const
/** When a user is notified of new results of a saved search. */
export const alertSchedules = ['instant', 'daily', 'weekly', 'off'] as const
export type AlertSchedule = (typeof alertSchedules)[number]
/** The index that holds each kind of publication. */
export const searchTypeOfCard: Readonly<Record<CardType, SearchType>> = {
  project: 'tasks',
  service: 'services',
  expert: 'experts',
}
/** The kind of publication in each index. */
export const cardTypeOfSearch = {
  tasks: 'project',
  services: 'service',
  experts: 'expert',
  companies: 'company',
} as const satisfies Record<SearchType, SearchCardType>

export const publicationStatuses = ['ACTIVE', 'ARCHIVED', 'MODERATION', 'DRAFT', 'DELETED', 'REJECTED'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]
export const archiveReasons = ['FOUND_HERE', 'FOUND_ELSEWHERE', 'NOT_RELEVANT', 'OTHER'] as const
/** Reasons that users give for an end (S4-PUB-21): a response declined, one withdrawn, a publication archived. */
export const declineReasons = [1, 2, 3, 4, 5, 6] as const
export const withdrawalReasons = [11, 12, 13] as const
export const archiveFeedbackReasons = [101, 102, 103, 104, 105, 106, 107] as const
export const feedbackReasonCodes = [...declineReasons, ...withdrawalReasons, ...archiveFeedbackReasons] as const

/** The marks of a company review, in display order. Each from 1 to 5. */
export const reviewMarks = ['ratingQuality', 'ratingScheduling', 'ratingCost', 'ratingNps'] as const
export type ReviewMark = (typeof reviewMarks)[number]
export const reportReasons = ['OBSCENE_LANGUAGE', 'FALSE_INFORMATION', 'OTHER'] as const

export const responseStatuses = ['ACTIVE', 'ARCHIVED', 'MODERATION', 'UNVIEWED', 'VIEWED', 'HIDDEN', 'DELETED'] as const
export type ResponseStatus = (typeof responseStatuses)[number]

export const chatFilters = ['all', 'unread', 'favorites'] as const

export const planSlugs = ['free', 'startup', 'business', 'enterprise'] as const
export type PlanSlug = (typeof planSlugs)[number]

export const workTypes = ['OUTSTAFF', 'OUTSOURCE'] as const
export const paymentTypes = ['ANY', 'HOURLY', 'FIXED', 'PROJECT'] as const
/** Years of experience: xs 0–1, s 1–3, m 4–6, l 7 and more. */
export const workExperiences = ['xs', 's', 'm', 'l'] as const
/** Buckets of a project's length: 1 under a month, 2 one to three, 3 three to six, 4 longer. */
export const projectDurations = [1, 2, 3, 4] as const
/** Hours a week: s 0–30, m 30 and more. */
export const hoursPerWeekBuckets = ['s', 'm'] as const
export const segments = ['STARTUP', 'SMALL_BUSINESS', 'MEDIUM_BUSINESS', 'ENTERPRISE', 'PUBLIC_SECTOR'] as const
export const companySizes = ['1-20', '21-50', '51-100', '101+'] as const
export const companyTypes = ['AGENCY', 'STARTUP', 'SMALL_BUSINESS', 'MEDIUM_BUSINESS', 'ENTERPRISE'] as const
/** Colours of a company's profile, the portal's own first (S6-PLAN-07). */
export const companyPalettes = ['sild', 'lagoon', 'forest', 'amber', 'brick', 'plum'] as const
export type CompanyPalette = (typeof companyPalettes)[number]
export const defaultPalette: CompanyPalette = 'sild'
export const languageLevels = ['ANY', 'BASIC', 'CONVERSATION', 'FLUENT', 'NATIVE'] as const
/** Ranges for the number of responses to a publication. */
export const responseCounts = ['0-9', '10-30', '31+'] as const
/** Minimum ratings of a company that a search can filter by. */
export const ratingFloors = [3, 4, 4.5] as const
export const dateFilters = ['all', 'today', 'week', 'month'] as const
/** The specification names the first five and then "others": the cheapest first, and what ends soonest. */
export const sortModes = ['date', 'score', 'responses', 'favorites', 'rating', 'price', 'closing'] as const
export type SortMode = (typeof sortModes)[number]

export const moderationRules = [
  'obscene-language',
  'false-information',
  'contacts-in-text',
  'not-a-business-offer',
  'duplicate',
  'wrong-category',
  'other',
] as const
export type ModerationRule = (typeof moderationRules)[number]
/**
 * `waiting` for a moderator, `refused` by one or because the publication is no longer shown, `canceled` with its
 * payment.
 */
export const promotionStates = ['waiting', 'active', 'refused', 'canceled'] as const
export type PromotionState = (typeof promotionStates)[number]
