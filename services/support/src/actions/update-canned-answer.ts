import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type Transaction } from '@sild/service-kit'
import { CannedAnswer } from '../models/canned-answer.ts'

/** Rejects a change that is based on an outdated version. @throws canned-answer-not-found, canned-answer-changed */
export async function updateCannedAnswer(
  trx: Transaction,
  answerGuid: string,
  { name, texts, version }: ParsedInput<'updateCannedAnswer'>['body'],
): Promise<CannedAnswer> {
  const changed = await CannedAnswer.query(trx)
    .where({ answerGuid, version })
    .patch({ name, texts, version: expression`version + 1` } as object) // Objection takes expressions; its types of a patch know values only.
    .returning('*')
  if (changed[0]) return changed[0]
  const known = await CannedAnswer.query(trx).findById(answerGuid)
  throw known ? new AppError('canned-answer-changed') : new AppError('canned-answer-not-found')
}
