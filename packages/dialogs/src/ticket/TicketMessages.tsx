import { useLocale } from '@sild/shell-api'
import { Cluster, DateTime, Prose, Stack, Text } from '@sild/ui'
import { AttachedFiles } from '../AttachedFiles.tsx'
import type { AttachedFile } from '../pictures-of.ts'
import * as css from './TicketMessages.module.css'

interface ShownMessage {
  guid: string
  from: string
  tone: 'plain' | 'accent' | 'warning'
  message: string
  files: readonly AttachedFile[]
  sentAt: string
}

interface TicketMessagesProps {
  messages: readonly ShownMessage[]
  labels: { messages: string; attached: string }
}

/** The messages of a support ticket with their files. */
export function TicketMessages({ labels, messages }: TicketMessagesProps) {
  const locale = useLocale()
  return (
    <div role="log" aria-label={labels.messages}>
      <Stack as="ol" gap={12} className={css.messages}>
        {messages.map(({ files, from, guid, message, sentAt, tone }) => (
          <li key={guid} className={css.message} data-tone={tone}>
            <Cluster justify="between">
              <Text as="span" size={14} isStrong>
                {from}
              </Text>
              <Text as="span" size={12} tone="muted">
                <DateTime value={sentAt} locale={locale} format="dayAndTime" />
              </Text>
            </Cluster>
            <Prose isPlainText>{message}</Prose>
            <AttachedFiles files={files} label={labels.attached} className={css.files} />
          </li>
        ))}
      </Stack>
    </div>
  )
}
