import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff_actions (
      -- Without gaps: the place in the chain.
      position bigint primary key check (position > 0),
      entry_guid uuid not null unique,
      at timestamptz(3) not null,
      staff_guid uuid not null,
      operation text not null,
      about jsonb not null,
      -- The values of what it is about, to find them by.
      subjects text[] not null,
      choices jsonb not null,
      request_id text not null,
      -- Of the row and of the hash before it, under a key that the database does not know.
      hash bytea not null
    );
    create index staff_actions_by_staff on staff_actions (staff_guid, position desc);
    create index staff_actions_by_operation on staff_actions (operation, position desc);
    create index staff_actions_by_time on staff_actions (at);
    create index staff_actions_by_subject on staff_actions using gin (subjects);

    -- Written once and never again, also by ourselves.
    revoke update, delete, truncate on staff_actions from current_user;
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log only grows';
    end $$;
    create trigger staff_actions_stand before update or delete on staff_actions for each row execute function refuse_change();
    create trigger staff_actions_stay before truncate on staff_actions for each statement execute function refuse_change();

    -- How far the chain was followed, and what was found the last time.
    create table chain_checks (
      is_only boolean primary key default true check (is_only),
      position bigint not null default 0,
      hash bytea,
      -- The highest that was ever seen: a chain that ends before it was cut.
      head bigint not null default 0,
      checked_at timestamptz,
      broken_at bigint
    );
    insert into chain_checks default values;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table staff_actions, chain_checks; drop function refuse_change()')
}
