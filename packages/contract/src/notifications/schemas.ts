import * as z from 'zod/mini'
import { notificationActivity } from '../activity.ts'
import { cardTypes } from '../enums.ts'
import { constants } from '../limits.ts'
import { appealOutcomes } from '../moderation/appeal-schemas.ts'
import { reportOutcomes, reportTargets } from '../moderation/report-schemas.ts'
import { personalData } from '../personal-data.ts'
import { acknowledged, guid, instant, problem, queryNumber, slug } from '../primitives.ts'
import { pushSchemas } from './push-schemas.ts'
import { newsTopics } from './topics.ts'

const kind = <T extends string, V extends z.ZodMiniType, L extends z.ZodMiniType>(type: T, values: V, target: L) =>
  z.strictObject({ id: guid, type: z.literal(type), isUnread: z.boolean(), values, target, createdAt: instant })

const nothing = z.strictObject({})
const ofPublication = z.strictObject({ publication: z.string() })
const byCompany = z.strictObject({ company: z.string() })
const ofBoth = z.strictObject({ company: z.string(), publication: z.string() })
const toPublication = z.strictObject({ publicationGuid: guid, cardType: z.enum(cardTypes) })
const toCompany = z.strictObject({ companySlug: slug })
const toDecision = z.strictObject({ decisionGuid: guid })
const toReview = z.strictObject({ companySlug: slug, authorCompanyGuid: guid })

/**
 * Each kind: the names in its sentence, and the parts of its link. The browser builds both in the reader's language. If
 * another company is named, its guid is in the target, so that the notification is deleted with that company.
 */
const kinds = [
  kind('publication-approved', ofPublication, toPublication),
  kind('publication-rejected', ofPublication, toPublication),
  kind('publication-expiring', ofPublication, toPublication),
  kind('publication-expired', ofPublication, toPublication),
  kind('promotion-started', ofPublication, toPublication),
  kind('promotion-refused', ofPublication, toPublication),
  kind('response-received', ofBoth, toPublication),
  kind('response-declined', ofBoth, z.strictObject({ responseGuid: guid, authorCompanyGuid: guid })),
  kind('response-withdrawn', ofBoth, z.extend(toPublication, { authorCompanyGuid: guid })),
  kind('chat-message', ofBoth, z.strictObject({ chatGuid: guid, authorCompanyGuid: guid })),
  kind(
    'search-match',
    z.strictObject({ search: z.string(), company: z.string(), publication: z.string() }),
    z.strictObject({ cardType: z.enum(cardTypes), slug: z.string(), authorCompanyGuid: guid }),
  ),
  kind(
    'search-digest',
    z.strictObject({ search: z.string(), count: z.int() }),
    z.strictObject({ savedSearchGuid: guid, toldAt: instant }),
  ),
  kind('company-review', byCompany, toReview),
  kind('review-awaited', byCompany, toReview),
  kind('report-decided', z.strictObject({ outcome: z.enum(reportOutcomes) }), z.union([toDecision, nothing])),
  kind(
    'content-hidden',
    z.strictObject({ targetType: z.enum(reportTargets), name: z.string(), reason: z.string() }),
    z.union([toPublication, toCompany, toDecision]),
  ),
  kind('appeal-decided', z.strictObject({ outcome: z.enum(appealOutcomes), reason: z.string() }), toDecision),
  kind('subscription', nothing, nothing),
  kind('tutorial', nothing, nothing),
  kind('support', z.strictObject({ ticket: z.string() }), z.strictObject({ ticketGuid: guid })),
] as const

export const notification = z.discriminatedUnion('type', kinds)
export type Notification = z.infer<typeof notification>
export const notificationTypes = kinds.map(({ shape }) => shape.type.def.values[0]!) // A literal has its value.

type NewsOf<N> = N extends Notification ? Pick<N, 'type' | 'values' | 'target'> : never
/** A notification before it is stored. */
export type News = NewsOf<Notification>

const hour = z.int().check(z.minimum(0), z.maximum(23))
const quietHours = z.strictObject({
  from: hour,
  until: hour,
  /** The reader's time zone, from the browser. */
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, problem('invalid'))),
})
const topics = z.array(z.enum(newsTopics))
const chosenTopics = z.optional(topics.check(z.maxLength(newsTopics.length)))
const newsPreferences = z.strictObject({
  /** Topics without notifications in the portal, by mail, and by push. */
  unshownTopics: topics,
  unmailedTopics: topics,
  unpushedTopics: topics,
  /** Neither mails nor pushes are sent during this time; they follow after it. */
  quietHours: z.nullable(quietHours),
})
export type NewsPreferences = z.infer<typeof newsPreferences>
export const newsPreferencesBody = z.strictObject({
  unshownTopics: chosenTopics,
  unmailedTopics: chosenTopics,
  unpushedTopics: chosenTopics,
  quietHours: z.optional(
    z.nullable(
      quietHours.check(z.refine(({ from, until }) => from !== until, { ...problem('same-values'), path: ['until'] })),
    ),
  ),
})

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const notificationsSchemas = {
  listNotifications: {
    query: z.strictObject({
      filterByLimit: z._default(queryNumber(1, constants.notificationsLimit), constants.notificationsLimit),
    }),
    reply: z.strictObject({ list: z.array(notification), unreadCount: z.int() }),
  },
  markNotificationRead: { params: z.strictObject({ id: guid }), reply: acknowledged },
  markNotificationsRead: {
    body: z.strictObject({ notificationIds: z.array(guid).check(z.maxLength(constants.notificationsLimit)) }),
    reply: acknowledged,
  },
  getNotificationActivity: { reply: notificationActivity },
  getNewsPreferences: { reply: newsPreferences },
  updateNewsPreferences: { body: newsPreferencesBody, reply: newsPreferences },
  ...pushSchemas,
  exportNotificationsData: personalData,
} as const
