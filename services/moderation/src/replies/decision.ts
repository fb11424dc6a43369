import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import type { Appeal } from '../models/appeal.ts'
import { appealableUntil, appealState } from '../rules/appeals.ts'
import type { Contested } from '../rules/contested.ts'
import type { FirstDecision } from '../rules/first-decision.ts'

interface Around {
  readonly contested: Contested
  readonly appeal: Appeal | undefined
  readonly readerGuid: string
  readonly now: Date
}

/** A decision for the user whom it is against. */
export function decisionReply(
  { decisionGuid, kind, statement, targetType }: FirstDecision,
  { appeal, contested, now, readerGuid }: Around,
): Decision {
  const { publication, subject } = contested
  return {
    decisionGuid,
    kind,
    targetType,
    name: subject?.name ?? null,
    publication:
      publication && kind !== 'dismissed' ? { guid: publication.guid, cardType: publication.cardType } : null,
    statement,
    state: appealState({ statement }, { appeal, isStanding: contested.isStanding, now }),
    appealableUntil: appealableUntil(statement).toISOString(),
    appeal: appeal
      ? {
          // A reporter must not read the appeal of another reporter.
          text: kind === 'dismissed' && appeal.appellantUserGuid !== readerGuid ? null : appeal.text,
          createdAt: appeal.createdAt.toISOString(),
          answer: answerOf(appeal),
        }
      : null,
  }
}

export const answerOf = ({ decidedAt, message, outcome }: Appeal) =>
  decidedAt && outcome && message !== null ? { outcome, message, decidedAt: decidedAt.toISOString() } : null
