import type { AppealDetails, AppealSummary } from '@sild/contract/moderation/appeal-schemas'
import { appealReply } from '@sild/testing/appeals'

/** An appeal as lists have it. */
export function appealSummary(number: number, own: Partial<AppealDetails> = {}): AppealSummary {
  const {
    caseGuid: _case,
    firstBy: _first,
    obstacle: _obstacle,
    subject: _subject,
    ...summary
  } = appealReply(number, own)
  return summary
}
