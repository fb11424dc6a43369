import type { Reply } from '@sild/contract'
import { useMember, useText } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { LogEntry } from './LogEntry.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import * as css from './MessageLog.module.css'
import { useEarlier } from './use-earlier.ts'
import type { OutgoingMessage } from './use-outgoing.ts'

interface MessageLogProps {
  thread: Reply<'getChat'>
  outgoing: readonly OutgoingMessage[]
  onRetry: (message: OutgoingMessage) => void
  onDiscard: (clientGuid: string) => void
}

/** The company's own messages are never unread, even below unread ones. */
function firstUnreadOf({ chat, messages }: Reply<'getChat'>, companyGuid: string | undefined): number | undefined {
  const received = messages.filter(({ authorCompanyGuid }) => authorCompanyGuid !== companyGuid)
  return chat.unreadCount > 0 ? received.at(-chat.unreadCount)?.position : undefined
}

export function MessageLog({ thread, outgoing, onRetry, onDiscard }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const earlier = useEarlier(thread)
  const { company } = useMember()
  // The position of the unread line is set when the thread opens: reading must not move it.
  const [firstUnread] = useState(() => firstUnreadOf(thread, company?.guid))
  const { messages } = thread
  const text = useText('mf-chat')

  // Scrolls to the newest message, unless the user has scrolled up.
  const newest = `${messages.at(-1)?.guid ?? ''} ${outgoing.length}`
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [newest])

  return (
    <div
      ref={log}
      role="log"
      aria-label={text('messages')}
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
      className={css.log}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48
      }}
    >
      {thread.hasEarlier && (
        <div className={css.centre}>
          <Button size="dense" isPending={earlier.isPending} onClick={() => void earlier.load()}>
            {text('earlier')}
          </Button>
        </div>
      )}
      {messages.map((message, index) => (
        <LogEntry
          key={message.guid}
          message={message}
          before={messages[index - 1]}
          isFirstUnread={message.position === firstUnread}
          isRead={message.position <= thread.chat.companionReadPosition}
        />
      ))}
      {outgoing.map((message) => (
        <MessageBubble
          key={message.clientGuid}
          text={message.message}
          attachments={message.attachments}
          sentAt={message.sentAt}
          isOwn
          state={message.state}
          failure={message.failure}
          onRetry={() => onRetry(message)}
          onDiscard={() => onDiscard(message.clientGuid)}
        />
      ))}
    </div>
  )
}
