import type { AppealDetails, AppealSummary } from '@sild/contract/moderation/appeal-schemas'
import { asSystem } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Appeal } from '../models/appeal.ts'
import type { Contested } from '../rules/contested.ts'
import { answerOf } from './decision.ts'

export function appealSummary(appeal: Appeal, name: string | null): AppealSummary {
  const answer = answerOf(appeal)
  return {
    appealGuid: appeal.appealGuid,
    decisionGuid: appeal.decisionGuid,
    kind: appeal.kind,
    targetType: appeal.targetType,
    targetGuid: appeal.targetGuid,
    name,
    text: appeal.text,
    createdAt: appeal.createdAt.toISOString(),
    statement: appeal.statement,
    answer: answer && { ...answer, by: appeal.decidedByEmail ?? '' },
  }
}

/** An appeal with the item, and whether the reader may answer it. */
export const appealDetails = (
  appeal: Appeal,
  { obstacle, contested, firstBy }: Pick<AppealDetails, 'firstBy' | 'obstacle'> & { contested: Contested },
): AppealDetails => ({
  ...appealSummary(appeal, contested.subject?.name ?? null),
  obstacle,
  firstBy,
  caseGuid: appeal.kind === 'refused' ? appeal.decisionGuid : null,
  subject: contested.subject,
})

/** The address of the first moderator; null if they were erased. Call it before the transaction. */
export async function findFirstModerator(
  { calls }: Pick<ModerationDeps, 'calls'>,
  { firstUserGuid }: Appeal,
): Promise<string | null> {
  const body = { userGuids: [firstUserGuid] }
  const { users } = await calls.call('getUserContacts', { body }, { actor: asSystem('a colleague decided first') })
  return users[0]?.email ?? null
}
