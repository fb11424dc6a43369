import type { Knex } from 'knex'

const constrain = (knex: Knex, kinds: string, targets: string) =>
  knex.raw(`
    alter table appeals
      drop constraint appeals_kind_check,
      drop constraint appeals_target_type_check,
      add constraint appeals_kind_check check (kind in (${kinds})),
      add constraint appeals_target_type_check check (target_type in (${targets}))
  `)
const kinds = `'refused', 'taken-away', 'dismissed'`
const targets = `'publication', 'company', 'review', 'chat'`

/** A suspension can be appealed like every other decision. */
export const up = (knex: Knex) => constrain(knex, `${kinds}, 'suspended'`, `${targets}, 'user'`)

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from appeals where kind = 'suspended'`)
  await constrain(knex, kinds, targets)
}
