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

export function useChatList(asked: ListView): ListedChats {
  const { total } = useApiQuery(listChats, listInput(asked)).data
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const view = { ...asked, page: Math.min(asked.page, pageCount) }
  return { chats: useApiQuery(listChats, listInput(view)).data.list, pageCount, view }
}
