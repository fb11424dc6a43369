import type { Chat } from '@sild/contract/chat/schemas'
import { chatFilters } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import { paths } from '@sild/paths'
import { Link as RouterLink } from '@sild/router'
import { useIntl, useLocale, useMember, useText } from '@sild/shell-api'
import {
  ButtonLink,
  CompanyLogo,
  CountBadge,
  DateTime,
  EmptyState,
  Pagination,
  Tabs,
  Text,
  useTimeZone,
} from '@sild/ui'
import { Star } from 'lucide-react'
import { listPath, type ListView } from './chat-list-input.ts'
import * as css from './ChatList.module.css'
import { isToday } from './reader-time.ts'

interface ChatListProps {
  chats: readonly Chat[]
  view: ListView
  pageCount: number
  openGuid: string | null
}

export function ChatList({ chats, view, pageCount, openGuid }: ChatListProps) {
  const { filter, state } = view
  const text = useText('mf-chat')
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={text('views')}
          items={[
            ...chatFilters.map((each) => ({
              href: listPath({ state: 'active', filter: each, page: 1 }),
              label: text(`view.${each === 'all' ? 'active' : each}`),
              isCurrent: state === 'active' && filter === each,
            })),
            {
              href: listPath({ state: 'archived', filter: 'all', page: 1 }),
              label: text('view.archived'),
              isCurrent: state === 'archived',
            },
          ]}
        />
      </div>
      {chats.length === 0 ? (
        <EmptyState
          level={2}
          title={text(`empty.${state === 'archived' ? 'archived' : filter}`)}
          action={state === 'active' && filter === 'all' && <BeginLink />}
        >
          {text(`empty.${state === 'archived' ? 'archived' : filter}.text`)}
        </EmptyState>
      ) : (
        <ul className={css.chats}>
          {chats.map((chat) => (
            <li key={chat.chatGuid}>
              <RouterLink
                to={listPath(view, chat.chatGuid)}
                className={css.chat}
                aria-current={chat.chatGuid === openGuid ? 'true' : undefined}
              >
                <ChatSummary chat={chat} />
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={view.page}
        pageCount={pageCount}
        hrefOf={(page) => listPath({ ...view, page }, openGuid ?? undefined)}
        labels={{
          navigation: text('pages'),
          previous: text('previous'),
          next: text('next'),
          page: (page) => text('page', { page }),
        }}
      />
    </>
  )
}

/** Chats begin with a response: customers get one for a project, providers write one. */
function BeginLink() {
  const intl = useIntl()
  const { user } = useMember()
  const path = user.userType === 'customer' ? paths.createProject() : paths.search({ searchType: 'tasks' })
  return <ButtonLink href={path}>{intl.formatMessage({ id: `mf-chat.begin.${user.userType}` })}</ButtonLink>
}

function ChatSummary({ chat }: { chat: Chat }) {
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { company } = useMember()
  const { companion, publication, lastMessage, unreadCount } = chat
  const isOwn = lastMessage?.authorCompanyGuid === company?.guid
  const preview = lastMessage?.kind === 'CLOSED' ? intl.formatMessage({ id: 'mf-chat.closed' }) : lastMessage?.message
  return (
    <>
      <CompanyLogo name={companion.name} src={companion.logoUrl ?? undefined} size={40} />
      <span className={css.words}>
        <span className={css.first}>
          <span className={css.name}>{companion.name || intl.formatMessage({ id: 'mf-chat.deleted-company' })}</span>
          {chat.isFavorite && (
            <Star
              size={16}
              className={css.favorite}
              role="img"
              aria-label={intl.formatMessage({ id: 'mf-chat.favorite' })}
            />
          )}
          <DateTime
            value={chat.updatedAt}
            locale={locale}
            format={isToday(chat.updatedAt, timeZone) ? 'time' : 'shortDay'}
          />
        </span>
        <Text as="span" size={12} tone="muted">
          {publication.name}
        </Text>
        <span className={css.first}>
          <span className={css.preview} data-unread={unreadCount > 0}>
            {isOwn ? intl.formatMessage({ id: 'mf-chat.own' }, { preview }) : preview}
          </span>
          <CountBadge
            tone="unread"
            count={unreadCount}
            max={constants.chatBadgeCap}
            label={intl.formatMessage({ id: 'mf-chat.unread' }, { count: unreadCount })}
          />
        </span>
      </span>
    </>
  )
}
