import * as z from 'zod/mini'
import { chatActivity } from '../activity.ts'
import { cardTypes, chatFilters } from '../enums.ts'
import { limits } from '../limits.ts'
import { mailedReply, mailedReplyOutcome } from '../mailed-replies.ts'
import { personalData } from '../personal-data.ts'
import { acknowledged, fileName, fileUrl, guid, instant, limitOffset, queryNumber, text } from '../primitives.ts'
import { companyReference, publicationReference } from '../references.ts'

const file = { url: fileUrl, name: fileName, bytes: z.optional(z.int32()) }
const attachment = z.strictObject(file)
export type ChatAttachment = z.infer<typeof attachment>

/** A file with the message that brought it. */
const chatFile = z.strictObject({ ...file, messageGuid: guid, authorCompanyGuid: z.nullable(guid), sentAt: instant })

export const chatMessage = z.strictObject({
  guid,
  chatGuid: guid,
  /** Running number within the chat; the order of display and the cursor of paging. */
  position: z.int(),
  kind: z.enum(['VIEWED', 'CLOSED', 'ANSWER', 'QUESTION']),
  message: z.string(),
  attachments: z.array(attachment),
  authorCompanyGuid: z.nullable(guid),
  sentAt: instant,
  /** Chosen by the sender so that a repeated send is shown and stored once. */
  clientGuid: z.nullable(guid),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chat = z.strictObject({
  chatGuid: guid,
  respondGuid: guid,
  respondType: z.enum(cardTypes),
  state: z.enum(['active', 'archived', 'deleted']),
  /** Archived with its publication: either side may continue it, or close it for good. */
  mayContinue: z.boolean(),
  /** Of the caller's company; the other side does not see it. */
  isFavorite: z.boolean(),
  replyStatus: z.enum(['REPLIED', 'NOT_REPLIED']),
  publication: publicationReference,
  companion: z.extend(companyReference, {
    /** False while none of its members may sign in. Messages to it wait. */
    isReachable: z.boolean(),
    /** True after its deletion: name and slug are empty, and it cannot receive messages. */
    hasLeft: z.boolean(),
  }),
  lastMessage: z.nullable(chatMessage),
  unreadCount: z.int(),
  /** Up to here the other side has read. */
  companionReadPosition: z.int(),
  viewDate: z.nullable(instant),
  updatedAt: instant,
})
export type Chat = z.infer<typeof chat>

export const sendChatMessageBody = z.strictObject({
  chatGuid: guid,
  message: text(limits.chatMessage.min, limits.chatMessage.max),
  attachments: z._default(z.array(attachment).check(z.maxLength(limits.file.maxCount)), []),
  clientGuid: z.optional(guid),
})

const ofChat = z.strictObject({ chatGuid: guid })

export const chatSchemas = {
  openChat: { body: z.strictObject({ respondGuid: guid, respondType: z.enum(cardTypes) }), reply: chat },
  sendChatMessage: { body: sendChatMessageBody, reply: chatMessage },
  listChats: {
    query: z.strictObject({
      ...limitOffset,
      state: z._default(z.enum(['active', 'archived']), 'active'),
      filter: z._default(z.enum(chatFilters), 'all'),
      cardType: z.optional(z.enum(cardTypes)),
    }),
    reply: z.strictObject({ list: z.array(chat), total: z.int() }),
  },
  getChat: {
    params: ofChat,
    query: z.strictObject({
      before: z.optional(queryNumber(1, 1_000_000)),
      after: z.optional(queryNumber(0, 1_000_000)),
      limit: z._default(queryNumber(1, 100), 50),
    }),
    reply: z.strictObject({ chat, messages: z.array(chatMessage), hasEarlier: z.boolean() }),
  },
  markChatRead: { body: z.strictObject({ chatGuid: guid, position: z.int32() }), reply: acknowledged },
  archiveChat: { params: ofChat, reply: chat },
  continueChat: { params: ofChat, reply: chat },
  favoriteChat: { params: ofChat, reply: chat },
  unfavoriteChat: { params: ofChat, reply: chat },
  removeChat: { params: ofChat, reply: acknowledged },
  listChatFiles: {
    params: ofChat,
    query: z.strictObject(limitOffset),
    reply: z.strictObject({ list: z.array(chatFile), total: z.int() }),
  },
  getChatActivity: { reply: chatActivity },
  getChatParties: { params: ofChat, reply: z.strictObject({ companyGuids: z.array(guid) }) },
  findAnsweredResponses: {
    body: z.strictObject({ responseGuids: z.array(guid).check(z.maxLength(500)) }),
    reply: z.strictObject({ responseGuids: z.array(guid) }),
  },
  getMessageNews: {
    params: z.strictObject({ chatGuid: guid, position: queryNumber(1, 1_000_000) }),
    reply: z.strictObject({
      news: z.nullable(
        z.strictObject({
          userGuid: guid,
          companyGuid: guid,
          authorCompanyGuid: guid,
          publicationName: z.string(),
          /** When the first of all that they have not read was written. */
          unreadSince: instant,
        }),
      ),
    }),
  },
  tellUnreadMessages: {
    params: z.strictObject({ chatGuid: guid, userGuid: guid }),
    reply: z.strictObject({ messages: z.array(z.string()) }),
  },
  takeChatReply: { body: mailedReply, reply: mailedReplyOutcome },
  getConversation: {
    params: z.strictObject({ companyGuid: guid, otherCompanyGuid: guid }),
    reply: z.strictObject({ haveBothWritten: z.boolean() }),
  },
  exportChatData: personalData,
} as const
