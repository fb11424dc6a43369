import type { AppealDetails, ListedAppeal } from '@sild/contract/moderation/appeal-schemas'
import { appealReply } from '@sild/testing/appeals'

/** An appeal in the form of lists. */
export function appealSummary(number: number, own: Partial<AppealDetails & ListedAppeal> = {}): ListedAppeal {
  const {
    caseGuid: _case,
    firstBy: _first,
    obstacle: _obstacle,
    subject: _subject,
    ...summary
  } = appealReply(number, own)
  return { isNameUnavailable: false, ...summary }
}
