import type { chatFilters } from '@sild/contract/enums'
import { paths, withQuery } from '@sild/paths'

export type ChatState = 'active' | 'archived'
export type ChatFilter = (typeof chatFilters)[number]

export const listInput = (state: ChatState, filter: ChatFilter) => ({ query: { state, filter, limit: 100 } })

const typeOf = (state: ChatState) => (state === 'archived' ? 'archive' : 'active')

/** Where a list of chats is, with one of them open. */
export const listPath = (state: ChatState, filter: ChatFilter = 'all', chatGuid?: string): string =>
  withQuery(paths.chatsOf(typeOf(state)), { chat: chatGuid, filter: filter === 'all' ? null : filter })
