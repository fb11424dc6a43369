import type { AppealDetails, Decision } from '@sild/contract/moderation/appeal-schemas'
import { guidOf } from './replies.ts'

export const appealReply = (number: number, own: Partial<AppealDetails> = {}): AppealDetails => ({
  appealGuid: guidOf(1800 + number),
  decisionGuid: guidOf(400 + number),
  kind: 'refused',
  targetType: 'publication',
  targetGuid: guidOf(number),
  name: `Project ${number}`,
  text: `It is a standard ${number}.`,
  createdAt: '2026-03-02T09:00:00Z',
  statement: {
    ground: 'contacts-in-text',
    quote: '9001 2015',
    message: 'It names a phone number.',
    decidedAt: '2026-03-01T09:00:00Z',
  },
  answer: null,
  obstacle: null,
  firstBy: 'moderator@sild.test',
  caseGuid: guidOf(400 + number),
  subject: {
    name: `Project ${number}`,
    text: 'By 9001 2015.',
    author: 'Loire Logiciel',
    slug: 'kask',
    cardType: 'project',
  },
  ...own,
})

export const decisionReply = (own: Partial<Decision> = {}): Decision => ({
  decisionGuid: guidOf(401),
  kind: 'refused',
  targetType: 'publication',
  name: 'Web shop',
  publication: { guid: guidOf(1), cardType: 'project' },
  statement: appealReply(1).statement,
  state: 'possible',
  appealableUntil: '2026-09-01T09:00:00Z',
  appeal: null,
  ...own,
})
