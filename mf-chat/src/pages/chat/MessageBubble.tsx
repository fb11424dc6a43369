import type { ChatAttachment } from '@sild/contract/chat/schemas'
import { AttachedFiles } from '@sild/dialogs'
import { useLocale, useText } from '@sild/shell-api'
import { Button, Cluster, DateTime, VisuallyHidden } from '@sild/ui'
import * as css from './MessageBubble.module.css'

interface MessageBubbleProps {
  text: string
  attachments: readonly ChatAttachment[]
  sentAt: string
  isOwn: boolean
  state: 'pending' | 'waiting' | 'failed' | 'sent' | 'read'
  failure?: string | undefined
  onRetry?: () => void
  onDiscard?: () => void
}

export function MessageBubble({
  text,
  attachments,
  sentAt,
  isOwn,
  state,
  failure,
  onRetry,
  onDiscard,
}: MessageBubbleProps) {
  const locale = useLocale()
  const words = useText('mf-chat')
  return (
    <article className={css.message} data-own={isOwn} data-state={state}>
      <VisuallyHidden>{words(isOwn ? 'you' : 'companion')}</VisuallyHidden>
      <p className={css.text}>{text}</p>
      <AttachedFiles files={attachments} label={words('attached')} className={css.attachments} />
      <p className={css.meta}>
        <DateTime value={sentAt} locale={locale} format="time" />
        {isOwn && <span>{words(`state.${state}`)}</span>}
      </p>
      {state === 'failed' && (
        <div role="alert" className={css.failure}>
          {failure && <p>{failure}</p>}
          <Cluster>
            <Button size="dense" onClick={onRetry}>
              {words('retry')}
            </Button>
            <Button size="dense" variant="quiet" onClick={onDiscard}>
              {words('discard')}
            </Button>
          </Cluster>
        </div>
      )}
    </article>
  )
}
