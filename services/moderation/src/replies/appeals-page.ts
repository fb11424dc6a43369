import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { expression } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { appealSummary } from './appeal.ts'
import { namesOfTargets } from './names-of-targets.ts'

/** Leaves out appeals against decisions of the reader: a colleague has to answer them. */
const openFor = (userGuid: string) =>
  expression`decided_at is null and withdrawn_at is null and first_user_guid <> ${userGuid}`

export async function appealsPage(
  { calls, database: { knex } }: Pick<ModerationDeps, 'calls' | 'database'>,
  userGuid: string,
  { state, limit, offset }: ParsedInput<'listAppeals'>['query'],
): Promise<Reply<'listAppeals'>> {
  const isOpen = state === 'open'
  const matching = Appeal.query(knex).where(isOpen ? openFor(userGuid) : expression`decided_at is not null`)
  const [found, total, openCount] = await Promise.all([
    matching
      .clone()
      .orderBy([
        { column: isOpen ? 'createdAt' : 'decidedAt', order: isOpen ? 'asc' : 'desc' },
        { column: 'appealGuid', order: 'asc' },
      ])
      .limit(limit)
      .offset(offset),
    matching.resultSize(),
    Appeal.query(knex).where(openFor(userGuid)).resultSize(),
  ])
  const { names, unavailable } = await namesOfTargets({ calls }, found)
  const list = found.map((appeal) => ({
    ...appealSummary(appeal, names.get(appeal.targetGuid) ?? null),
    isNameUnavailable: unavailable.has(appeal.targetType),
  }))
  return { list, total, openCount }
}
