import type { Knex } from 'knex'

/** Processes of the previous release still use the old columns; a later release drops them and the trigger. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table memberships (
      company_guid uuid not null references companies on delete cascade,
      user_guid uuid not null,
      role text not null check (role in ('owner')),
      -- The first company that a user joined is the one of their session, so two joins must not have the same time.
      joined_at timestamptz not null default clock_timestamp(),
      primary key (company_guid, user_guid)
    );
    create index memberships_by_user on memberships (user_guid, joined_at);
    insert into memberships
      select company_guid, owner_user_guid, 'owner', joined_at from companies where erased_at is null;

    alter table companies alter column owner_user_guid drop not null, alter column is_main set default false;
    create function join_founder() returns trigger language plpgsql as $$
      begin
        insert into memberships values (new.company_guid, new.owner_user_guid, 'owner');
        return null;
      end
    $$;
    create trigger companies_join_founder after insert on companies
      for each row when (new.owner_user_guid is not null) execute function join_founder();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger companies_join_founder on companies;
    drop function join_founder;
    update companies set owner_user_guid = memberships.user_guid,
        is_main = memberships.joined_at = (
          select min(joined_at) from memberships as each where each.user_guid = memberships.user_guid)
      from memberships where memberships.company_guid = companies.company_guid;
    drop table memberships;
  `)
}
