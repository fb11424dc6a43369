import type { chatFilters } from '@sild/contract/enums'
import { paths, withQuery } from '@sild/paths'

export type ChatState = 'active' | 'archived'
export type ChatFilter = (typeof chatFilters)[number]
export interface ListView {
  state: ChatState
  filter: ChatFilter
  /** From 1. */
  page: number
}

export const pageSize = 100

export const listInput = ({ state, filter, page }: ListView) => ({
  query: { state, filter, limit: pageSize, offset: (page - 1) * pageSize },
})

const typeOf = (state: ChatState) => (state === 'archived' ? 'archive' : 'active')

/** Address of a list of chats with one of them open. */
export const listPath = ({ state, filter, page }: ListView, chatGuid?: string): string =>
  withQuery(paths.chatsOf(typeOf(state)), {
    chat: chatGuid,
    filter: filter === 'all' ? null : filter,
    page: page === 1 ? null : page,
  })
