import { erasedText } from '@sild/contract/erasure'
import type { Knex } from 'knex'

/**
 * For migrations: lets the staff's words in an append-only table be erased, because they may name a person. A trigger
 * rejects any other change of these columns.
 */
export async function makeForgettable(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  await knex.raw(`
    create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if exists (
        select from jsonb_each(to_jsonb(new)) as changed (name, value)
        where value is distinct from to_jsonb(old) -> name and value not in ('null', to_jsonb('${erasedText}'::text))
      ) then raise exception 'What was written once can only be erased';
      end if;
      return new;
    end $$`)
  await knex.raw(
    `create trigger refuse_rewriting before update on ?? for each row execute function refuse_rewriting()`,
    [table],
  )
  await knex.raw(`grant update (${columns.map(() => '??').join(', ')}) on ?? to current_user`, [...columns, table])
}

/** Reverts `makeForgettable`. */
export async function makeUnforgettable(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  await knex.raw(`revoke update (${columns.map(() => '??').join(', ')}) on ?? from current_user`, [...columns, table])
  await knex.raw('drop trigger refuse_rewriting on ??', [table])
}
