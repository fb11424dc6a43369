import type { Knex } from 'knex'

/**
 * Changes of the index, for processes that hold it in memory. Readers only advance past transactions that have ended,
 * so they miss no later commit.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    select give_up_rebuild();
    create table index_changes (
      change_number bigint generated always as identity primary key,
      transaction xid8 not null default pg_current_xact_id(),
      -- Null: the whole index was replaced.
      search_type text,
      guid uuid,
      changed_at timestamptz not null default now()
    );
    create index index_changes_by_transaction on index_changes (transaction);

    create function note_listing_change() returns trigger language plpgsql set search_path from current as $$ begin
      insert into index_changes (search_type, guid) values (
        case coalesce(new.card_type, old.card_type) when 'project' then 'tasks' when 'service' then 'services' else 'experts' end,
        coalesce(new.publication_guid, old.publication_guid)
      );
      return null;
    end $$;
    create trigger note_change after insert or update or delete on listings
      for each row execute function note_listing_change();

    create function note_company_change() returns trigger language plpgsql set search_path from current as $$ begin
      insert into index_changes (search_type, guid) values ('companies', coalesce(new.company_guid, old.company_guid));
      return null;
    end $$;
    create trigger note_change after insert or delete or update of
      is_listed, is_hidden, joined_at, score, rating, publications_count, favorites_count, city_title, tokens on companies
      for each row execute function note_company_change()`)

export const down = (knex: Knex) =>
  knex.raw(`
    select give_up_rebuild();
    drop trigger note_change on companies;
    drop trigger note_change on listings;
    drop function note_company_change, note_listing_change;
    drop table index_changes`)
