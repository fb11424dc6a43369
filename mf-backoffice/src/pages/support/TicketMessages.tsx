import type { StaffTicketMessage } from '@sild/contract/support/staff-schemas'
import { AttachedFiles } from '@sild/dialogs'
import { useLocale, useText } from '@sild/shell-api'
import { Cluster, DateTime, joinFacts, Prose, Stack, Text } from '@sild/ui'
import * as css from './TicketMessages.module.css'

/** Messages of a ticket, and notes of colleagues. */
export function TicketMessages({ messages }: { messages: readonly StaffTicketMessage[] }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.support.ticket')
  return (
    <div role="log" aria-label={text('messages')}>
      <Stack as="ol" gap={12} className={css.messages}>
        {messages.map(({ author, files, guid, kind, message, sentAt }) => (
          <li key={guid} className={css.message} data-kind={kind}>
            <Cluster justify="between">
              <Text as="span" size={14} isStrong>
                {joinFacts([text(`kind.${kind}`), author ?? undefined])}
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
