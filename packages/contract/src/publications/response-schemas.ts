import * as z from 'zod/mini'
import { cardTypes, declineReasons, responseStatuses, withdrawalReasons } from '../enums.ts'
import { limits } from '../limits.ts'
import { acknowledged, guid, instant, limitOffset, slugOrGuid, text } from '../primitives.ts'
import { companyReference, publicationReference } from '../references.ts'

const decline = { reasonCode: z.literal(declineReasons), text: z.nullable(z.string()) }
export const response = z.strictObject({
  guid,
  message: z.string(),
  /** ARCHIVED once its publication's company has declined it. */
  status: z.enum(responseStatuses),
  /** One of the two companies has revealed the contacts of the other. */
  contactsViewed: z.boolean(),
  createdAt: instant,
  decline: z.nullable(z.strictObject({ ...decline, declinedAt: instant })),
  /** The other company has removed its part: the publication, or the response, which then has no text. */
  deletedByCompanion: z.boolean(),
  withdrawalReason: z.nullable(z.literal(withdrawalReasons)),
  /** Company that responded. */
  company: companyReference,
  publication: publicationReference,
})
export type PublicationResponse = z.infer<typeof response>

export const respondBody = z.strictObject({ message: text(limits.chatMessage.min, limits.chatMessage.max) })
const declineBody = z.strictObject({
  reasonCode: z.literal(declineReasons),
  text: z.optional(z.nullable(text(1, limits.shortDescription.max))),
})
const cardTypeAndGuid = z.strictObject({ cardType: z.enum(cardTypes), guid })
const cardTypeAndSlug = z.strictObject({ cardType: z.enum(cardTypes), slugOrGuid })
const ofGuid = z.strictObject({ guid })

export const responsesSchemas = {
  respondToPublication: { params: cardTypeAndGuid, body: respondBody, reply: response },
  listPublicationResponses: {
    params: cardTypeAndSlug,
    query: z.strictObject({
      ...limitOffset,
      filter: z._default(z.enum(['all', 'unviewed', 'viewed', 'hidden', 'favorites']), 'all'),
    }),
    reply: z.strictObject({ list: z.array(response), total: z.int() }),
  },
  setResponseStatus: {
    params: z.strictObject({ cardType: z.enum(cardTypes), guid, respondGuid: guid }),
    body: z.strictObject({ status: z.enum(['UNVIEWED', 'VIEWED', 'HIDDEN']), contactsViewed: z.optional(z.boolean()) }),
    reply: response,
  },
  declineResponse: {
    params: z.strictObject({ cardType: z.enum(cardTypes), guid, respondGuid: guid }),
    body: declineBody,
    reply: response,
  },
  withdrawResponse: {
    body: z.strictObject({
      guid,
      type: z.enum(cardTypes),
      reasonCode: z.optional(z.nullable(z.literal(withdrawalReasons))),
    }),
    reply: acknowledged,
  },
  getAnswering: {
    params: ofGuid,
    reply: z.strictObject({
      /** Null where too few companies have responded to say. */
      answering: z.nullable(
        z.strictObject({ receivedCount: z.int(), answeredPercent: z.int(), medianHours: z.nullable(z.int()) }),
      ),
    }),
  },
  markResponsesRead: {
    body: z.strictObject({ responseGuids: z.array(guid).check(z.maxLength(200)) }),
    reply: acknowledged,
  },
  getOwnResponses: {
    body: z.strictObject({ companyGuid: guid, responseGuids: z.array(guid).check(z.maxLength(100)) }),
    reply: z.strictObject({ list: z.array(response) }),
  },
  getResponse: { params: ofGuid, reply: response },
  listMyResponses: {
    query: z.strictObject({
      ...limitOffset,
      cardType: z.optional(z.enum(cardTypes)),
      view: z.optional(z.enum(['read', 'unread', 'moderation'])),
    }),
    reply: z.strictObject({ list: z.array(response), total: z.int() }),
  },
  getCompanyTie: {
    params: z.strictObject({ companyGuid: guid, otherCompanyGuid: guid }),
    reply: z.strictObject({ hasResponded: z.boolean() }),
  },
  getResponseParties: {
    params: ofGuid,
    reply: z.strictObject({
      response: z.strictObject({ guid, message: z.string(), createdAt: instant, isWithdrawn: z.boolean() }),
      publication: publicationReference,
      owner: z.strictObject({ companyGuid: guid, userGuid: guid }),
      respondent: z.strictObject({ companyGuid: guid, userGuid: guid }),
    }),
  },
} as const
