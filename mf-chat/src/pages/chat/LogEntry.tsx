import type { Reply } from '@sild/contract'
import { useLocale, useMember, useText } from '@sild/shell-api'
import { DateTime, Text, useTimeZone } from '@sild/ui'
import { MessageBubble } from './MessageBubble.tsx'
import * as css from './MessageLog.module.css'
import { isSameDay } from './reader-time.ts'

type Message = Reply<'getChat'>['messages'][number]
interface LogEntryProps {
  message: Message
  /** The message above it. */
  before: Message | undefined
  isFirstUnread: boolean
  /** Whether the other company has read it. */
  isRead: boolean
}

/** A message with the lines above it: the day if it changes, and the line before the first unread message. */
export function LogEntry({ before, isFirstUnread, isRead, message }: LogEntryProps) {
  const { attachments, authorCompanyGuid, kind, sentAt } = message
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { company } = useMember()
  const text = useText('mf-chat')
  return (
    <>
      {!(before && isSameDay(before.sentAt, sentAt, timeZone)) && (
        <Text size={12} tone="muted" className={css.centre}>
          <DateTime value={sentAt} locale={locale} format="day" />
        </Text>
      )}
      {isFirstUnread && <p className={css.unread}>{text('unread-line')}</p>}
      {kind === 'CLOSED' || kind === 'VIEWED' ? (
        <Text size={12} tone="muted" className={css.centre}>
          {text(kind === 'CLOSED' ? 'closed' : 'viewed')}
        </Text>
      ) : (
        <MessageBubble
          text={message.message}
          attachments={attachments}
          sentAt={sentAt}
          isOwn={authorCompanyGuid === company?.guid}
          state={isRead ? 'read' : 'sent'}
        />
      )}
    </>
  )
}
