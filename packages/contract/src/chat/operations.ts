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
/** Takes a chat out of the lists of the caller's company for good, which closes it for the other; deleted when both have. */
export const removeChat = operation('DELETE', '/api/chat/{chatGuid}/remove', {
  access: 'company',
  errors: ofChat,
})
/** What was sent with the messages of a chat, the newest first. */
export const listChatFiles = operation('GET', '/api/chat/{chatGuid}/files', {
  access: 'company',
  errors: ofChat,
  isRead: true,
  isPrivate: true,
})
/** Unread messages of the caller's company, for the activity counter. */
export const getChatActivity = operation('GET', '/internal/chat/activity', { access: 'member', isRead: true })

/** The companies of a chat, for whoever may decide about it. */
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
/** Who is to be told of a message; nobody where it was read, or where the chat is over for them. */
export const getMessageNews = operation('GET', '/internal/chat/{chatGuid}/messages/{position}/news', {
  access: 'system',
  isRead: true,
})
/** What somebody has not read of a chat, the newest at the end, for the mail that tells them: who answers it has read so far. */
export const tellUnreadMessages = operation('POST', '/internal/chat/{chatGuid}/unread/{userGuid}', { access: 'system' })
/** Whether two companies have talked: each has written to the other in one chat. */
export const getConversation = operation('GET', '/internal/chat/conversations/{companyGuid}/{otherCompanyGuid}', {
  access: 'system',
  isRead: true,
})
/** Writes what somebody has answered to a mail about the chat. */
export const takeChatReply = operation('POST', '/internal/chat/mailed-replies', { access: 'system' })

/** Its share of what somebody is given who asks for their data. */
export const exportChatData = operation('POST', '/internal/chat/personal-data', { access: 'system', isRead: true })
