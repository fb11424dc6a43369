import type { TicketMessage } from '@sild/contract/support/ticket-schemas'
import { AttachedFiles } from '@sild/dialogs'
import { useLocale, useText } from '@sild/shell-api'
import { Cluster, DateTime, Prose, Stack, Text } from '@sild/ui'
import * as css from './TicketMessages.module.css'

export function TicketMessages({ messages }: { messages: readonly TicketMessage[] }) {
  const locale = useLocale()
  const text = useText('mf-account.support.ticket')
  return (
    <div role="log" aria-label={text('messages')}>
      <Stack as="ol" gap={12} className={css.messages}>
        {messages.map(({ files, guid, isFromSupport, message, sentAt }) => (
          <li key={guid} className={css.message} data-side={isFromSupport ? 'support' : 'own'}>
            <Cluster justify="between">
              <Text as="span" size={14} isStrong>
                {text(isFromSupport ? 'from-support' : 'from-you')}
              </Text>
              <Text as="span" size={12} tone="muted">
                <DateTime value={sentAt} locale={locale} format="dayAndTime" />
              </Text>
            </Cluster>
            <Prose isPlainText>{message}</Prose>
            <AttachedFiles files={files} label={text('attached')} className={css.files} />
          </li>
        ))}
      </Stack>
    </div>
  )
}
