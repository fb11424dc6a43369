import type { Input } from '@sild/contract'
import type { Chat } from '@sild/contract/chat/schemas'

type Body = Input<'createReport'>['body']

export interface ReportValues {
  /** What was written, or who wrote it. */
  targetType: 'chat' | 'company'
  reason: Body['reason'] | ''
  text: string
  goodFaith: boolean
}
export const emptyReport: ReportValues = { targetType: 'chat', reason: '', text: '', goodFaith: false }

export const reportBodyOf = (chat: Chat, { targetType, reason, text, goodFaith }: ReportValues): Body => ({
  targetType,
  targetGuid: targetType === 'chat' ? chat.chatGuid : chat.companion.guid,
  // No choice yet is refused by the schema, beside the choice.
  reason: reason || (undefined as never),
  text: text.trim() || null,
  goodFaith,
})

export const readReportDraft = (stored: unknown): ReportValues | undefined =>
  stored !== null && typeof stored === 'object' && 'text' in stored && typeof stored.text === 'string'
    ? { ...emptyReport, text: stored.text }
    : undefined
