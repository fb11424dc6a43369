import { useIntl, useLocale } from '@sild/shell-api'
import { Button, Cluster, DateTime, VisuallyHidden } from '@sild/ui'
import * as css from './MessageBubble.module.css'
import { readerTimeZone } from './reader-time.ts'

interface MessageBubbleProps {
  text: string
  sentAt: string
  isOwn: boolean
  state: 'pending' | 'failed' | 'sent' | 'read'
  failure?: string | undefined
  onRetry?: () => void
  onDiscard?: () => void
}

export function MessageBubble({ text, sentAt, isOwn, state, failure, onRetry, onDiscard }: MessageBubbleProps) {
  const intl = useIntl()
  const locale = useLocale()
  const words = (id: string) => intl.formatMessage({ id: `mf-chat.${id}` })
  return (
    <article className={css.message} data-own={isOwn} data-state={state}>
      <VisuallyHidden>{words(isOwn ? 'you' : 'companion')}</VisuallyHidden>
      <p className={css.text}>{text}</p>
      <p className={css.meta}>
        <DateTime value={sentAt} locale={locale} format="time" timeZone={readerTimeZone} />
        {isOwn && <span>{words(`state.${state}`)}</span>}
      </p>
      {state === 'failed' && (
        <div role="alert" className={css.failure}>
          <p>{failure}</p>
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
