import * as z from 'zod/mini'
import { publicationActivity } from '../activity.ts'
import {
  archiveFeedbackReasons,
  archiveReasons,
  cardTypes,
  hoursPerWeekBuckets,
  languageLevels,
  locales,
  moderationRules,
  paymentTypes,
  projectDurations,
  publicationStatuses,
  segments,
  workExperiences,
  workTypes,
} from '../enums.ts'
import { constants, limits } from '../limits.ts'
import { personalData } from '../personal-data.ts'
import {
  acknowledged,
  countryCode,
  fileName,
  fileUrl,
  guid,
  instant,
  limitOffset,
  line,
  localised,
  priceCents,
  problem,
  programLine,
  queryNumber,
  slugOrGuid,
  tagLabel,
  draftLine,
  draftText,
  text,
  token,
} from '../primitives.ts'
import { knownCountry } from '../companies/fields.ts'
import { companyReference } from '../references.ts'
import { missingParts, neededParts } from './missing-parts.ts'

export const tag = z.strictObject({ guid, label: z.string() })
export type Tag = z.infer<typeof tag>
/** `searchText` is the label as a search compares it: in lower case. */
const searchableTag = z.extend(tag, { searchText: z.string() })

const location = z.strictObject({ countryCode: knownCountry, cityId: z.optional(z.nullable(z.int32())) })
const languageSkill = z.strictObject({ languageId: z.int32(), level: z.enum(languageLevels) })
const file = z.strictObject({ url: fileUrl, name: fileName })
const nameLine = [limits.publicationName.min, limits.publicationName.max] as const
const description = draftText(limits.description.min, limits.description.max)
const translation = z.strictObject({ name: draftLine(...nameLine), description })

const bodyFields = {
  /** The only field that a draft needs. */
  name: line(...nameLine),
  description: z._default(description, ''),
  categoryId: z.optional(z.nullable(z.int32().check(z.minimum(1)))),
  tagGuids: z._default(
    z
      .array(guid)
      .check(z.refine((tags) => tags.length <= limits.tags.max, problem('items-max', { val: limits.tags.max }))),
    [],
  ),
  segment: z.optional(z.nullable(z.enum(segments))),
  paymentType: z._default(z.enum(paymentTypes), 'ANY'),
  budgetFromCents: z.optional(z.nullable(priceCents)),
  budgetToCents: z.optional(z.nullable(priceCents)),
  budgetPerHourCents: z.optional(z.nullable(priceCents)),
  workExperience: z.optional(z.nullable(z.enum(workExperiences))),
  projectDuration: z.optional(z.nullable(z.literal(projectDurations))),
  hoursPerWeek: z.optional(z.nullable(z.enum(hoursPerWeekBuckets))),
  workType: z.optional(z.nullable(z.enum(workTypes))),
  locations: z._default(z.array(location).check(z.maxLength(20)), []),
  languages: z._default(z.array(languageSkill).check(z.maxLength(10)), []),
  media: z._default(z.array(file).check(z.maxLength(limits.file.maxCount)), []),
  translations: z._default(localised(translation), {}),
  /** Stored as a draft, which may be incomplete, instead of being sent to moderation. */
  isDraft: z._default(z.boolean(), false),
}
const budgetInOrder = z.refine<{ budgetFromCents?: number | null; budgetToCents?: number | null }>(
  ({ budgetFromCents, budgetToCents }) =>
    budgetFromCents == null || budgetToCents == null || budgetFromCents <= budgetToCents,
  { ...problem('upper-below-lower'), path: ['budgetToCents'] },
)
const isComplete = z.superRefine<Parameters<typeof missingParts>[0]>((content, { addIssue }) => {
  for (const [path, code] of Object.entries(missingParts(content)))
    addIssue({ code: 'custom', path: path.split('.'), ...problem(code) })
})
const expertFields = { speciality: z.optional(z.nullable(line(2, 100))), cvUrl: z.optional(z.nullable(fileUrl)) }
/** The revision that an update is based on; a newer one causes a conflict. */
const revision = z.int32()

export const createProjectBody = z.strictObject(bodyFields).check(budgetInOrder, isComplete)
export const createServiceBody = z.strictObject(bodyFields).check(budgetInOrder, isComplete)
export const createExpertBody = z.strictObject({ ...bodyFields, ...expertFields }).check(budgetInOrder, isComplete)
export const updateProjectBody = z.strictObject({ ...bodyFields, revision }).check(budgetInOrder, isComplete)
export const updateServiceBody = updateProjectBody
export const updateExpertBody = z
  .strictObject({ ...bodyFields, ...expertFields, revision })
  .check(budgetInOrder, isComplete)

export const publicationAuthor = z.extend(companyReference, {
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  joinedAt: instant,
  countryCode,
})

export const publication = z.strictObject({
  guid,
  slug: z.string(),
  cardType: z.enum(cardTypes),
  name: z.string(),
  description: z.string(),
  /** Language of name and description. */
  locale: z.enum(locales),
  categoryId: z.int(),
  tags: z.array(tag),
  segment: z.nullable(z.enum(segments)),
  paymentType: z.enum(paymentTypes),
  budgetFromCents: z.nullable(z.int()),
  budgetToCents: z.nullable(z.int()),
  budgetPerHourCents: z.nullable(z.int()),
  workExperience: z.nullable(z.enum(workExperiences)),
  projectDuration: z.nullable(z.literal(projectDurations)),
  hoursPerWeek: z.nullable(z.enum(hoursPerWeekBuckets)),
  workType: z.nullable(z.enum(workTypes)),
  locations: z.array(z.strictObject({ countryCode, cityId: z.nullable(z.int()) })),
  languages: z.array(languageSkill),
  media: z.array(file),
  translations: localised(z.strictObject({ name: z.string(), description: z.string() })),
  speciality: z.nullable(z.string()),
  cvUrl: z.nullable(z.string()),
  promotionStatus: z.enum(['PROMOTED', 'NOT_PROMOTED']),
  promotedDaysLeft: z.int(),
  viewsCount: z.int(),
  responsesCount: z.int(),
  publicationStatus: z.enum(publicationStatuses),
  publishedAt: z.nullable(instant),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  archiveDate: z.nullable(instant),
  deletedByCompanion: z.boolean(),
  author: publicationAuthor,
})
export type Publication = z.infer<typeof publication>

/** A moderator's remark on a refused publication; `field` and `quote` locate it. */
export const decision = z.strictObject({
  /** By which it is appealed against; null for those before there were appeals. */
  decisionGuid: z.nullable(guid),
  rule: z.enum(moderationRules),
  field: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  message: z.string(),
  decidedAt: instant,
})

export const ownPublication = z.extend(publication, {
  /** Null in a draft that has none yet. */
  categoryId: z.nullable(z.int()),
  /** What has to be filled in before it can be sent to moderation. */
  missing: z.array(z.enum(neededParts)),
  /** Readers see what was approved before while a change of it waits for a moderator. */
  isChangeWaiting: z.boolean(),
  revision,
  decision: z.nullable(decision),
  archiveReason: z.nullable(z.enum(archiveReasons)),
  unreadResponsesCount: z.int(),
  /** A promotion of it is paid and waits for a moderator. */
  isPromotionWaiting: z.boolean(),
})
export type OwnPublication = z.infer<typeof ownPublication>

const archiveBody = z.strictObject({
  reason: z.optional(z.nullable(z.enum(archiveReasons))),
  feedback: z.optional(
    z.nullable(
      z.strictObject({
        reasonCode: z.optional(z.literal(archiveFeedbackReasons)),
        text: z.optional(text(1, limits.shortDescription.max)),
      }),
    ),
  ),
})
export const publicationSnapshot = z.extend(publication, {
  revision,
  /** Rises with every write, so that of two snapshots the newer one is known. */
  version: z.int(),
  /** Whether readers may see it now. */
  isLive: z.boolean(),
  /** When the author last sent it to moderation. */
  submittedAt: z.nullable(instant),
  /** What keeps it from readers; null while no moderator does. */
  refusedBy: z.nullable(guid),
  authorUserGuid: guid,
  companyGuid: guid,
  promotedUntil: z.nullable(instant),
})
export type PublicationSnapshot = z.infer<typeof publicationSnapshot>
const cardTypeAndGuid = z.strictObject({ cardType: z.enum(cardTypes), guid })
const cardTypeAndSlug = z.strictObject({ cardType: z.enum(cardTypes), slugOrGuid })
const ofGuid = z.strictObject({ guid })

const keepToken = token(200)
/** The publication of an expiry mail, with its current end. */
const keptPublication = z.strictObject({ guid, cardType: z.enum(cardTypes), name: z.string(), expiresAt: instant })

export const publicationsSchemas = {
  createProject: { body: createProjectBody, reply: ownPublication },
  createService: { body: createServiceBody, reply: ownPublication },
  createExpert: { body: createExpertBody, reply: ownPublication },
  updateProject: { params: ofGuid, body: updateProjectBody, reply: ownPublication },
  updateService: { params: ofGuid, body: updateServiceBody, reply: ownPublication },
  updateExpert: { params: ofGuid, body: updateExpertBody, reply: ownPublication },
  listMyPublications: {
    params: z.strictObject({ cardType: z.enum(cardTypes) }),
    query: z.strictObject({ ...limitOffset, status: z.optional(z.enum(publicationStatuses)) }),
    reply: z.strictObject({
      list: z.array(ownPublication),
      total: z.int(),
      counts: z.record(z.enum(publicationStatuses), z.int()),
    }),
  },
  getMyPublication: { params: cardTypeAndSlug, reply: ownPublication },
  archivePublication: { params: cardTypeAndGuid, body: archiveBody, reply: ownPublication },
  keepPublication: { params: cardTypeAndGuid, reply: ownPublication },
  readKeepLink: { query: z.strictObject({ token: keepToken }), reply: keptPublication },
  keepByLink: { body: z.strictObject({ token: keepToken }), reply: keptPublication },
  writeKeepLink: { params: ofGuid, reply: z.strictObject({ token: z.nullable(z.string()) }) },
  movePublicationToDrafts: { params: cardTypeAndGuid, reply: ownPublication },
  deletePublication: { params: cardTypeAndGuid, reply: acknowledged },
  listPublicationsByGuids: {
    body: z.strictObject({ guids: z.array(guid).check(z.minLength(1), z.maxLength(50)) }),
    reply: z.strictObject({ list: z.array(publication) }),
  },
  getPublication: { params: cardTypeAndSlug, reply: publication },
  searchTags: {
    body: z.strictObject({ search: programLine(limits.tag.max) }),
    reply: z.strictObject({ data: z.array(searchableTag) }),
  },
  searchHintTags: {
    body: z.strictObject({
      categoryId: z.optional(z.nullable(z.int32())),
      search: programLine(limits.tag.max),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), constants.hintTagLimit),
    }),
    reply: z.strictObject({ tags: z.array(searchableTag) }),
  },
  getRandomHints: {
    body: z.strictObject({
      regCode: z.optional(z.nullable(programLine(limits.registrationCode.max))),
      categoryId: z.int32().check(z.minimum(1)),
      types: z.array(z.enum(cardTypes)).check(z.minLength(1), z.maxLength(cardTypes.length)),
    }),
    /** At most three of a type, each of another company. */
    reply: z.strictObject({
      hints: z.array(z.strictObject({ type: z.enum(cardTypes), name: z.string(), tags: z.array(tag) })),
    }),
  },
  createTag: { body: z.strictObject({ tag: tagLabel }), reply: searchableTag },
  listTopTags: {
    query: z.strictObject({
      limit: z._default(queryNumber(1, 50), constants.hintTagLimit),
      categoryId: z.optional(queryNumber(1, 100_000)),
    }),
    reply: z.strictObject({ tags: z.array(searchableTag) }),
  },
  getPublicationActivity: { reply: publicationActivity },
  getPublicationSnapshots: {
    body: z.strictObject({
      publicationGuids: z.array(guid).check(z.maxLength(500)),
      /** `approved`: as readers see it while a change of it waits for moderation. The same as `current` otherwise. */
      content: z._default(z.enum(['current', 'approved']), 'current'),
    }),
    reply: z.strictObject({ publications: z.array(publicationSnapshot) }),
  },
  exportPublicationsData: personalData,
} as const
