import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { type Database, expression, sql } from '@sild/service-kit'
import { ModerationCase } from '../models/moderation-case.ts'
import { caseSummaryReply } from './case-summary.ts'

type Queue = Reply<'listModerationQueue'>

const held = sql`state = 'claimed' and claimed_until > now()`
const lists = {
  // A case claimed by a colleague does not wait.
  waiting: { where: () => sql`state in ('waiting', 'claimed') and not (${held})`, order: ['due_at', 'asc'] },
  mine: { where: (userGuid: string) => sql`${held} and claimed_by_user_guid = ${userGuid}`, order: ['due_at', 'asc'] },
  decided: { where: () => sql`state in ('approved', 'rejected')`, order: ['decided_at', 'desc'] },
} as const

/** A page of one of the lists, and the count of each list. */
export async function queuePage(
  { knex, query }: Database,
  { userGuid, ownCompanies }: { userGuid: string; ownCompanies: Parameters<typeof caseSummaryReply>[1] },
  { state, limit, offset }: ParsedInput<'listModerationQueue'>['query'],
): Promise<Queue> {
  const { where, order } = lists[state]
  const matching = ModerationCase.query(knex).where(expression`${where(userGuid)}`)
  const [found, total, [counts]] = await Promise.all([
    matching.clone().orderBy(order[0], order[1]).orderBy('caseGuid').limit(limit).offset(offset),
    matching.clone().resultSize(),
    query<Queue['counts']>(
      sql`select count(*) filter (where ${lists.waiting.where()}) as waiting,
                 count(*) filter (where ${lists.mine.where(userGuid)}) as mine,
                 count(*) filter (where due_at < now()) as overdue
          from moderation_cases where state in ('waiting', 'claimed')`,
    ),
  ])
  if (!counts) throw new Error('An aggregate without groups gives one row.')
  return { list: found.map((each) => caseSummaryReply(each, ownCompanies)), total, counts }
}
