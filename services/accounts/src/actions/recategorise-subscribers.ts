import { asSystem, run, sql } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'

const actor = asSystem('subscriptions follow changes of their categories')

/** Moves subscribers of a merged category to its successor, without duplicates. */
export async function recategoriseSubscribers({
  calls,
  database,
}: Pick<AccountsDeps, 'calls' | 'database'>): Promise<void> {
  const { list } = await calls.call('listCategories', {}, { actor })
  for (const { id, mergedIntoId } of list)
    if (mergedIntoId !== undefined)
      await run(
        database.knex,
        sql`update newsletter_subscribers set
              category_ids = array(select distinct unnest(array_replace(category_ids, ${id}, ${mergedIntoId})) order by 1),
              wanted = case when wanted -> 'categoryIds' @> to_jsonb(${id}::integer) then jsonb_set(wanted, '{categoryIds}', (
                select jsonb_agg(distinct case when each = to_jsonb(${id}::integer) then to_jsonb(${mergedIntoId}::integer) else each end)
                from jsonb_array_elements(wanted -> 'categoryIds') as each)) else wanted end
            where ${id} = any(category_ids) or wanted -> 'categoryIds' @> to_jsonb(${id}::integer)`,
      )
}
