import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Set when moderators remove it after a report: a review is hidden, a company leaves the catalogue.
    alter table reviews add column hidden_at timestamptz;
    alter table reviews add column is_public boolean not null
      generated always as (published_at is not null and hidden_at is null) stored;
    drop index reviews_published;
    create index reviews_public on reviews (company_guid, published_at desc, review_guid) where is_public;
    alter table companies add column hidden_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index reviews_public;
    alter table reviews drop column is_public, drop column hidden_at;
    create index reviews_published on reviews (company_guid, published_at desc, review_guid) where published_at is not null;
    alter table companies drop column hidden_at;
  `)
}
