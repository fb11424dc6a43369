import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table favorite_lists (
      list_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      title text not null,
      created_at timestamptz not null default now()
    );
    create unique index favorite_lists_once on favorite_lists (user_guid, lower(title));

    create table favorites (
      user_guid uuid not null,
      card_guid uuid not null,
      card_type text not null check (card_type in ('project', 'service', 'expert', 'company')),
      -- Null is the default list, which takes the entries of deleted lists.
      list_guid uuid references favorite_lists on delete set null,
      added_at timestamptz not null default now(),
      primary key (user_guid, card_guid)
    );
    create index favorites_by_card on favorites (card_guid);
    create index favorites_by_list on favorites (list_guid) where list_guid is not null;

    -- Results that a user has hidden.
    create table hidden_cards (
      user_guid uuid not null,
      card_guid uuid not null,
      card_type text not null check (card_type in ('project', 'service', 'expert', 'company')),
      hidden_at timestamptz not null default now(),
      primary key (user_guid, card_guid)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table hidden_cards, favorites, favorite_lists')
}
