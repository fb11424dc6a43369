import { findOwnCompanies } from '../actions/find-own-companies.ts'
import { serve } from '../deps.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { caseSummaryReply } from '../replies/case-summary.ts'

const held = `state = 'claimed' and claimed_until > now()`
const lists = {
  // What a colleague holds is not waiting for anybody.
  waiting: { where: `state in ('waiting', 'claimed') and not (${held})`, order: ['due_at', 'asc'] },
  mine: { where: `${held} and claimed_by_user_guid = :userGuid`, order: ['due_at', 'asc'] },
  decided: { where: `state in ('approved', 'rejected')`, order: ['decided_at', 'desc'] },
} as const

export const listModerationQueue = serve('listModerationQueue', async ({ actor, deps, query }) => {
  const { knex } = deps.database
  const { where, order } = lists[query.state]
  const bindings = { userGuid: actor.userGuid }
  const matching = ModerationCase.query(knex).whereRaw(where, bindings)
  const [ownCompanies, found, total, counted] = await Promise.all([
    findOwnCompanies(deps, actor),
    matching.clone().orderBy(order[0], order[1]).orderBy('caseGuid').limit(query.limit).offset(query.offset),
    matching.clone().resultSize(),
    knex.raw(
      `select count(*) filter (where ${lists.waiting.where}) as waiting,
              count(*) filter (where ${lists.mine.where}) as mine,
              count(*) filter (where due_at < now()) as overdue
       from moderation_cases where state in ('waiting', 'claimed')`,
      bindings,
    ),
  ])
  return { list: found.map((each) => caseSummaryReply(each, ownCompanies)), total, counts: counted.rows[0] }
})
