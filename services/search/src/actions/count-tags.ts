import { run, sql, type Transaction } from '@sild/service-kit'

interface Tagged {
  cardType: string
  tags: readonly string[]
}

/** Updates the counts of tags for the change of a card from `before` to `after`. */
export async function countTags(
  trx: Transaction,
  { before, after }: { before?: Tagged; after?: Tagged },
): Promise<void> {
  const uses = (card: Tagged | undefined, by: number) =>
    card?.tags.map((label) => ({ cardType: card.cardType, label, by })) ?? []
  const changes = [...uses(before, -1), ...uses(after, 1)]
  if (changes.length === 0) return
  await run(
    trx,
    sql`insert into tag_counts as known (card_type, label, folded, count)
     select "cardType", label, fold(label), sum(by)
     from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change ("cardType" text, label text, by integer)
     group by 1, 2 having sum(by) <> 0 order by 1, 2
     on conflict (card_type, label) do update set count = known.count + excluded.count`,
  )
}
