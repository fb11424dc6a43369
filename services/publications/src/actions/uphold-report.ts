import type { ModerationRule, reportReasons } from '@sild/contract/enums'
import type { Reply } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { returnRemoved } from './return-quota.ts'
import { movePublication } from './move-publication.ts'

const ruleOf: Readonly<Record<(typeof reportReasons)[number], ModerationRule>> = {
  OBSCENE_LANGUAGE: 'obscene-language',
  FALSE_INFORMATION: 'false-information',
  OTHER: 'other',
}

/** Takes a rightly reported publication down; its author may correct it. Nothing is to do where it is not to be seen anyway. */
export async function upholdReport(
  trx: Transaction,
  deps: PublicationsDeps,
  { decisionGuid, targetGuid, reason, message, decidedAt }: Reply<'getReportDecision'>,
): Promise<void> {
  const before = await Publication.query(trx).findById(targetGuid).forUpdate()
  if (before?.status !== 'ACTIVE' && before?.status !== 'MODERATION') return
  const rejection = { decisionGuid, rule: ruleOf[reason], field: null, quote: null, message, decidedAt }
  await returnRemoved(trx, deps, targetGuid)
  const wait = before.isLive ? 'shown' : 'unseen'
  const columns = { rejection, interruptedWait: before.status === 'MODERATION' ? wait : null } as const
  await movePublication(trx, deps, before, { event: 'take-down', by: 'moderation', columns })
}
