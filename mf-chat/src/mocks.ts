import { paths } from '@sild/paths'
import { chatReply, guidOf, messageReply, ownMessageReply } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'

const messages = [messageReply(1), ownMessageReply(2), messageReply(3)]

export const mocks: StandaloneMocks = {
  api: {
    listChats: () => ({ list: [chatReply({ lastMessage: messages.at(-1) ?? null, unreadCount: 1 })], total: 1 }),
    getChat: ({ params: { chatGuid } }) => ({ chat: chatReply({ chatGuid }), messages, hasEarlier: false }),
    sendChatMessage: ({ body: { message, clientGuid } }) =>
      ownMessageReply(4, { message, clientGuid: clientGuid ?? null, sentAt: new Date().toISOString() }),
    markChatRead: () => ({ acknowledged: true }),
    getMyReview: () => ({ review: null, mayReview: true, isAwaited: true }),
    writeReview: () => ({ guid: guidOf(602), status: 'PUBLISHED' }),
    createReport: () => ({ acknowledged: true }),
    favoriteChat: ({ params: { chatGuid } }) => chatReply({ chatGuid, isFavorite: true }),
    unfavoriteChat: ({ params: { chatGuid } }) => chatReply({ chatGuid }),
    continueChat: ({ params: { chatGuid } }) => chatReply({ chatGuid }),
    archiveChat: ({ params: { chatGuid } }) => chatReply({ chatGuid, state: 'archived' }),
    removeChat: () => ({ acknowledged: true }),
    listChatFiles: () => ({ list: [], total: 0 }),
  },
  addresses: { 'mf-chat.chat-type': paths.chatsOf('archive') },
}
