import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff_actions (
      -- Position in the chain, without gaps.
      position bigint primary key check (position > 0),
      entry_guid uuid not null unique,
      at timestamptz(3) not null,
      staff_guid uuid not null,
      operation text not null,
      about jsonb not null,
      -- Values to search by: guids and names of the objects.
      subjects text[] not null,
      choices jsonb not null,
      request_id text not null,
      -- Keyed hash of the row and the previous hash; the key is not in the database.
      hash bytea not null
    );
    create index staff_actions_by_staff on staff_actions (staff_guid, position desc);
    create index staff_actions_by_operation on staff_actions (operation, position desc);
    create index staff_actions_by_time on staff_actions (at);
    create index staff_actions_by_subject on staff_actions using gin (subjects);

    -- Rows are inserted and never updated, not even by this service.
    revoke update, delete, truncate on staff_actions from current_user;
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log only grows';
    end $$;
    create trigger staff_actions_stand before update or delete on staff_actions for each row execute function refuse_change();
    create trigger staff_actions_stay before truncate on staff_actions for each statement execute function refuse_change();

    -- How far the chain was verified, and the result of the last check.
    create table chain_checks (
      is_only boolean primary key default true check (is_only),
      position bigint not null default 0,
      hash bytea,
      -- The highest position ever seen: a shorter chain was truncated.
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
