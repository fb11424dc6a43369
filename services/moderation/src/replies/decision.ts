import type { Decision } from '@sild/contract/moderation/appeal-schemas'
import type { Contested } from '../models/contested.ts'
import { type Appeal, appealableUntil } from '../models/appeal.ts'
import type { FirstDecision } from '../models/first-decision.ts'

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
  const until = appealableUntil(statement)
  return {
    decisionGuid,
    kind,
    targetType,
    name: subject?.name ?? null,
    publication:
      publication && kind !== 'dismissed' ? { guid: publication.guid, cardType: publication.cardType } : null,
    statement,
    state: state(),
    appealableUntil: until.toISOString(),
    appeal: appeal
      ? {
          // A reporter must not read the appeal of another reporter.
          text: kind === 'dismissed' && appeal.appellantUserGuid !== readerGuid ? null : appeal.text,
          createdAt: appeal.createdAt.toISOString(),
          answer: answerOf(appeal),
        }
      : null,
  }

  function state(): Decision['state'] {
    if (appeal) return appeal.decidedAt ? 'answered' : appeal.withdrawnAt ? 'outdated' : 'waiting'
    if (!contested.isStanding) return 'outdated'
    return until < now ? 'expired' : 'possible'
  }
}

export const answerOf = ({ decidedAt, message, outcome }: Appeal) =>
  decidedAt && outcome && message !== null ? { outcome, message, decidedAt: decidedAt.toISOString() } : null
