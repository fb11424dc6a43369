import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments
      alter column plan_slug drop not null,
      -- For a promotion: its duration, its publication, and the name of that at the time of the order.
      add column option_days smallint check (option_days in (7, 14, 30)),
      add column publication_guid uuid,
      add column publication_name text,
      add column card_type text check (card_type in ('project', 'service', 'expert')),
      -- State of the promotion, reported by publications; a higher version is newer.
      add column promotion_state text check (promotion_state in ('waiting', 'active', 'refused', 'canceled')),
      add column promotion_version integer not null default 0,
      add column promotion_starts_at timestamptz,
      add column promotion_ends_at timestamptz,
      add constraint payments_of_a_kind check (
        (type = 'subscription' and plan_slug is not null and option_days is null)
        or (type = 'option' and plan_slug is null and option_days is not null and publication_guid is not null)
      );
    -- Two tabs that promote at once create one order.
    create unique index payments_one_promotion on payments (publication_guid) where type = 'option' and status = 'WAITING';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from refunds where payment_guid in (select payment_guid from payments where type = 'option');
    delete from payments where type = 'option';
    drop index payments_one_promotion;
    alter table payments
      drop constraint payments_of_a_kind,
      drop column option_days, drop column publication_guid, drop column publication_name, drop column card_type,
      drop column promotion_state, drop column promotion_version, drop column promotion_starts_at, drop column promotion_ends_at,
      alter column plan_slug set not null;
  `)
}
