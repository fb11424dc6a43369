export type ChatState = 'active' | 'archived'
export const chatFilters = ['all', 'unread'] as const
export type ChatFilter = (typeof chatFilters)[number]

export const listInput = (state: ChatState, filter: ChatFilter) => ({ query: { state, filter, limit: 100 } })
