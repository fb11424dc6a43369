import type { Reply } from '@sild/contract'
import { listChats } from '@sild/contract/chat/operations'
import { useApiQuery } from '@sild/shell-api/query'
import { type ListView, listInput, pageSize } from './chat-list-input.ts'

interface ListedChats {
  chats: Reply<'listChats'>['list']
  pageCount: number
  /** The shown page; if it no longer exists, the last page. */
  view: ListView
}

export function useChatList(requested: ListView): ListedChats {
  const { total } = useApiQuery(listChats, listInput(requested)).data
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const view = { ...requested, page: Math.min(requested.page, pageCount) }
  return { chats: useApiQuery(listChats, listInput(view)).data.list, pageCount, view }
}
