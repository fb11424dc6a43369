import { paths } from '@sild/paths'
import { isApiError, useApi, useFailureText, useText } from '@sild/shell-api'
import { useQuery } from '@sild/shell-api/query'
import { Button, ButtonLink, EmptyState, ErrorState, LoadingState, Notice, Skeleton, Stack } from '@sild/ui'
import { Composer } from './Composer.tsx'
import { ContinueOrClose } from './ContinueOrClose.tsx'
import { MessageLog } from './MessageLog.tsx'
import { ReviewState } from './ReviewState.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { threadQuery } from './thread-cache.ts'
import * as css from './Thread.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useOutgoing } from './use-outgoing.ts'
import { useRenewal } from './use-renewal.ts'

export function Thread({ chatGuid, listPath }: { chatGuid: string; listPath: string }) {
  const api = useApi()
  const failureText = useFailureText()
  const thread = useQuery(threadQuery(api, chatGuid))
  useRenewal(thread.refetch)
  const outgoing = useOutgoing(chatGuid, thread.data?.messages)
  useMarkRead(thread.data)
  const text = useText('mf-chat')

  if (thread.data) {
    const { chat } = thread.data
    const { publicationStatus } = chat.publication
    const ending =
      publicationStatus === 'DELETED'
        ? text('publication-deleted')
        : text(publicationStatus === 'ACTIVE' ? 'closed' : 'publication-archived')
    return (
      <div className={css.thread}>
        <div>
          <ThreadHeader chat={chat} listPath={listPath} />
          <ReviewState company={chat.companion} />
          {chat.state === 'active' && publicationStatus === 'ARCHIVED' && (
            <div className={css.closed}>
              <Notice title={text('publication-archived')} />
            </div>
          )}
          {chat.state === 'active' && !chat.companion.isReachable && !chat.companion.hasLeft && (
            <div className={css.closed}>
              <Notice title={text('unreachable')}>{text('unreachable.text')}</Notice>
            </div>
          )}
        </div>
        <MessageLog
          thread={thread.data}
          outgoing={outgoing.messages}
          onRetry={outgoing.retry}
          onDiscard={outgoing.discard}
        />
        {chat.companion.hasLeft ? (
          <div className={css.closed}>
            <Notice title={text('left')}>{text('closed.text')}</Notice>
          </div>
        ) : chat.state === 'active' ? (
          <Composer chatGuid={chatGuid} onSend={outgoing.send} />
        ) : chat.mayContinue ? (
          <ContinueOrClose chatGuid={chatGuid} />
        ) : (
          <div className={css.closed}>
            <Notice title={ending}>{text('closed.text')}</Notice>
          </div>
        )}
      </div>
    )
  }
  if (isApiError(thread.error) && thread.error.status === 404)
    return (
      <EmptyState
        level={2}
        title={thread.error.message}
        action={<ButtonLink href={paths.chats()}>{text('back')}</ButtonLink>}
      />
    )
  if (thread.error)
    return (
      <ErrorState
        level={2}
        title={failureText(thread.error)}
        requestId={isApiError(thread.error) ? thread.error.requestId : undefined}
        requestIdLabel={text('request-id')}
        action={<Button onClick={() => void thread.refetch()}>{text('retry')}</Button>}
      />
    )
  return (
    <LoadingState label={text('loading')}>
      <Stack className={css.loading}>
        <Skeleton width="half" />
        <Skeleton shape="block" width="threeQuarters" />
        <Skeleton shape="block" width="half" />
      </Stack>
    </LoadingState>
  )
}
