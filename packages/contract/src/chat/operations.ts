import type { Operation } from '../operation.ts'

const member = { service: 'chat', access: 'company' } as const
const ofChat = ['chat-not-found'] as const

export const openChat = {
  name: 'openChat',
  method: 'POST',
  path: '/api/chat/open',
  ...member,
  errors: ['response-not-found'],
} as const satisfies Operation
export const sendChatMessage = {
  name: 'sendChatMessage',
  method: 'POST',
  path: '/api/chat/message/send',
  ...member,
  errors: ['chat-not-found', 'chat-archived'],
  status: 201,
} as const satisfies Operation
export const listChats = {
  name: 'listChats',
  method: 'GET',
  path: '/api/chat/list',
  ...member,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const getChat = {
  name: 'getChat',
  method: 'GET',
  path: '/api/chat/{chatGuid}',
  ...member,
  errors: ofChat,
  isRead: true,
} as const satisfies Operation
export const markChatRead = {
  name: 'markChatRead',
  method: 'POST',
  path: '/api/chat/message/read',
  ...member,
  errors: ofChat,
} as const satisfies Operation
export const archiveChat = {
  name: 'archiveChat',
  method: 'POST',
  path: '/api/chat/{chatGuid}/archive',
  ...member,
  errors: ofChat,
} as const satisfies Operation
export const favoriteChat = {
  name: 'favoriteChat',
  method: 'POST',
  path: '/api/chat/{chatGuid}/favorite',
  ...member,
  errors: ofChat,
} as const satisfies Operation
export const unfavoriteChat = {
  name: 'unfavoriteChat',
  method: 'DELETE',
  path: '/api/chat/{chatGuid}/favorite',
  ...member,
  errors: ofChat,
} as const satisfies Operation
/** Takes a chat out of the lists of the caller's company for good, which closes it for the other; deleted when both have. */
export const removeChat = {
  name: 'removeChat',
  method: 'DELETE',
  path: '/api/chat/{chatGuid}/remove',
  ...member,
  errors: ofChat,
} as const satisfies Operation
/** What was sent with the messages of a chat, the newest first. */
export const listChatFiles = {
  name: 'listChatFiles',
  method: 'GET',
  path: '/api/chat/{chatGuid}/files',
  ...member,
  errors: ofChat,
  isRead: true,
} as const satisfies Operation
/** Unread messages of the caller's company, for the activity counter. */
export const getChatActivity = {
  name: 'getChatActivity',
  method: 'GET',
  path: '/internal/chat/activity',
  service: 'chat',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** The companies of a chat, for who may decide about it. */
export const getChatParties = {
  name: 'getChatParties',
  method: 'GET',
  path: '/internal/chat/{chatGuid}/parties',
  service: 'chat',
  access: 'system',
  errors: ['chat-not-found'],
  isRead: true,
} as const satisfies Operation
/** Whether two companies have talked: each has written to the other in one chat. */
export const getConversation = {
  name: 'getConversation',
  method: 'GET',
  path: '/internal/chat/conversations/{companyGuid}/{otherCompanyGuid}',
  service: 'chat',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
