import type { CannedAnswer as CannedAnswerReply } from '@sild/contract/support/staff-schemas'
import { modelOf } from '@sild/service-kit'

export class CannedAnswer extends modelOf('cannedAnswers', 'answerGuid', ['texts']) {
  declare answerGuid: string
  declare name: string
  declare texts: CannedAnswerReply['texts']
  declare version: number
}
