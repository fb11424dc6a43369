import type { CannedAnswer as Reply } from '@sild/contract/support/staff-schemas'
import type { CannedAnswer } from '../models/canned-answer.ts'

export const cannedAnswerReply = ({ answerGuid: guid, name, texts, version }: CannedAnswer): Reply => ({
  guid,
  name,
  texts,
  version,
})
