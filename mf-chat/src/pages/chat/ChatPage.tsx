import { getChat, listChats } from '@sild/contract/chat/operations'
import { chatFilters } from '@sild/contract/enums'
import { pageOf } from '@sild/contract/paging'
import { data as response, type LoaderArgs, useParams, useSearchParams } from '@sild/router'
import { isApiError, type PageHandle, useLive, useLiveState, useText } from '@sild/shell-api'
import { loadQuery, queryClient } from '@sild/shell-api/query'
import { Notice, VisuallyHidden } from '@sild/ui'
import { useLayoutEffect, useRef } from 'react'
import { ChatList } from './ChatList.tsx'
import { type ChatState, listInput, listPath, type ListView, pageSize } from './chat-list-input.ts'
import * as css from './ChatPage.module.css'
import { NoThread } from './NoThread.tsx'
import { receive } from './thread-cache.ts'
import { Thread } from './Thread.tsx'
import { threadInput } from './thread-input.ts'
import { useChatList } from './use-chat-list.ts'

function stateOf(type: string | undefined): ChatState {
  if (type === undefined || type === 'active') return 'active'
  if (type === 'archive') return 'archived'
  throw response(null, { status: 404 })
}
const viewOf = (type: string | undefined, parameters: URLSearchParams): ListView => ({
  state: stateOf(type),
  filter: chatFilters.find((filter) => filter === parameters.get('filter')) ?? 'all',
  page: pageOf(parameters, pageSize),
})

export async function loader(page: LoaderArgs) {
  const parameters = new URL(page.request.url).searchParams
  const chatGuid = parameters.get('chat')
  const [list] = await Promise.all([
    loadQuery(page, listChats, listInput(viewOf(page.params.type, parameters))),
    // If the chat was deleted, the list stays usable and the thread shows an error.
    chatGuid &&
      loadQuery(page, getChat, threadInput(chatGuid)).catch((error: unknown) => {
        if (!isApiError(error) || error.status === 0 || error.status >= 500) throw error
      }),
  ])
  return list
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-chat.title' }),
  isUnlisted: true,
}

export function Component() {
  const liveState = useLiveState()
  const { type } = useParams()
  const [parameters] = useSearchParams()
  const chatGuid = parameters.get('chat')
  const { chats, pageCount, view } = useChatList(viewOf(type, parameters))
  const refetchList = () => queryClient.invalidateQueries({ queryKey: [listChats.path] })

  useLive('chat-message', ({ chatGuid: guid, message }) => {
    receive(guid, message)
    void refetchList()
  })
  useLive('chat-changed', ({ chatGuid: guid }) => {
    void queryClient.invalidateQueries({ queryKey: [getChat.path, threadInput(guid)] })
    void refetchList()
  })
  useLive(
    'chat-read',
    ({ chatGuid: guid }) => void queryClient.invalidateQueries({ queryKey: [getChat.path, threadInput(guid)] }),
  )

  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: 0 })
  }, [view.page])

  const text = useText('mf-chat')
  return (
    <div className={css.page} data-open={chatGuid ? 'thread' : 'list'}>
      <VisuallyHidden as="h1">{text('title')}</VisuallyHidden>
      {liveState === 'polling' && (
        <div className={css.notice}>
          <Notice tone="warning" isLive title={text('polling')} />
        </div>
      )}
      <section ref={list} className={css.list} aria-label={text('chats')}>
        <ChatList chats={chats} view={view} pageCount={pageCount} openGuid={chatGuid} />
      </section>
      <section className={css.thread} aria-label={text('thread')}>
        {chatGuid ? (
          <Thread key={chatGuid} chatGuid={chatGuid} listPath={listPath(view)} />
        ) : (
          <NoThread chats={chats} hrefOf={(guid) => listPath(view, guid)} />
        )}
      </section>
    </div>
  )
}
