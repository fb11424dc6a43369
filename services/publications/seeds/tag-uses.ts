import { run, sql, type Transaction } from '@sild/service-kit'

/** How often each tag is used in each category, of everything that is live. No statement of the transaction is too long from here on. */
export async function countTagUses(trx: Transaction): Promise<void> {
  await run(trx, sql`set local statement_timeout = 0`)
  await run(
    trx,
    sql`insert into category_tags (category_id, tag_guid, uses)
        select category_id, tag_guid, count(*)::int from publications join publication_tags using (publication_guid) where is_live group by 1, 2
        on conflict (category_id, tag_guid) do update set uses = greatest(category_tags.uses, excluded.uses)`,
  )
}
