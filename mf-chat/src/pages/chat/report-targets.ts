import type { Chat } from '@sild/contract/chat/schemas'
import type { ReportTarget } from '@sild/dialogs'
import type { useIntl } from '@sild/shell-api'

/** The chat, and the other company while it exists. */
export function reportTargetsOf(
  { chatGuid, companion }: Chat,
  intl: ReturnType<typeof useIntl>,
): [ReportTarget, ...ReportTarget[]] {
  const chat = {
    targetType: 'chat' as const,
    targetGuid: chatGuid,
    label: intl.formatMessage({ id: 'mf-chat.report.target.chat' }),
  }
  if (companion.hasLeft) return [chat]
  const label = intl.formatMessage({ id: 'mf-chat.report.target.company' }, { company: companion.name })
  return [chat, { targetType: 'company', targetGuid: companion.guid, label }]
}
