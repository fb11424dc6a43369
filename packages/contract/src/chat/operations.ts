import { operation } from '../operation.ts'

const ofChat = ['chat-not-found'] as const

export const openChat = operation('POST', '/api/chat/open', { access: 'company', errors: ['response-not-found'] })
export const sendChatMessage = operation('POST', '/api/chat/message/send', {
  access: 'company',
  errors: ['chat-not-found', 'chat-archived'],
  status: 201,
})
export const listChats = operation('GET', '/api/chat/list', { access: 'company', isRead: true, isPrivate: true })
export const getChat = operation('GET', '/api/chat/{chatGuid}', {
  access: 'company',
  errors: ofChat,
  isRead: true,
  isPrivate: true,
})
export const markChatRead = operation('POST', '/api/chat/message/read', { access: 'company', errors: ofChat })
/** Closes a chat for good, for both sides. */
export const archiveChat = operation('POST', '/api/chat/{chatGuid}/archive', {
  access: 'company',
  errors: ofChat,
})
/** Opens a chat again that was archived with its publication. */
export const continueChat = operation('POST', '/api/chat/{chatGuid}/continue', {
  access: 'company',
  errors: ['chat-not-found', 'chat-archived'],
})
export const favoriteChat = operation('POST', '/api/chat/{chatGuid}/favorite', {
  access: 'company',
  errors: ofChat,
})
export const unfavoriteChat = operation('DELETE', '/api/chat/{chatGuid}/favorite', {
  access: 'company',
  errors: ofChat,
})
/**
 * Removes a chat from the lists of the caller's company for good and closes it. Deleted when both companies have
 * removed it.
 */
export const removeChat = operation('DELETE', '/api/chat/{chatGuid}/remove', {
  access: 'company',
  errors: ofChat,
})
/** Files sent with the messages of a chat, newest first. */
export const listChatFiles = operation('GET', '/api/chat/{chatGuid}/files', {
  access: 'company',
  errors: ofChat,
  isRead: true,
  isPrivate: true,
})
/** Unread messages of the caller's company, for the activity counter. */
export const getChatActivity = operation('GET', '/internal/chat/activity', { access: 'member', isRead: true })

/** The companies of a chat, for decisions about the chat. */
export const getChatParties = operation('GET', '/internal/chat/{chatGuid}/parties', {
  access: 'system',
  errors: ['chat-not-found'],
  isRead: true,
})
/** Which of these responses the other side has answered in their chats. */
export const findAnsweredResponses = operation('POST', '/internal/chat/answered-responses', {
  access: 'system',
  isRead: true,
})
/** Recipients of a notification about a message: none if it was read, or if the chat is over for them. */
export const getMessageNews = operation('GET', '/internal/chat/{chatGuid}/messages/{position}/news', {
  access: 'system',
  isRead: true,
})
/** Unread messages of a user in a chat, newest last, for a mail. An answer to that mail counts as having read them. */
export const tellUnreadMessages = operation('POST', '/internal/chat/{chatGuid}/unread/{userGuid}', { access: 'system' })
/** Whether two companies have each written to the other in one chat. */
export const getConversation = operation('GET', '/internal/chat/conversations/{companyGuid}/{otherCompanyGuid}', {
  access: 'system',
  isRead: true,
})
/** Adds a user's answer to a mail as a message in the chat. */
export const takeChatReply = operation('POST', '/internal/chat/mailed-replies', { access: 'system' })

/** The chat data in a user's export of personal data. */
export const exportChatData = operation('POST', '/internal/chat/personal-data', { access: 'system', isRead: true })
