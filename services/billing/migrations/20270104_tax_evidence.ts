import type { Knex } from 'knex'

const kinds = ['amount-differs', 'paid-there-only', 'paid-here-only', 'refund-differs', 'paid-after-cancel']
const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Country of the paying card or account: evidence of the buyer's country.
    alter table payments add column payer_country text;
    alter table payment_differences drop constraint payment_differences_kind_check,
      add constraint payment_differences_kind_check check (kind in (${oneOf([...kinds, 'tax-place-differs'])}));
    -- Refunded amount that the caller saw before this refund: of several refunds based on the same amount, one is made.
    alter table refunds
      add column seen_cents integer,
      -- Null while the provider is called. Refunds written by the previous release are complete.
      add column given_at timestamptz default now();
    create unique index refunds_once on refunds (payment_guid, seen_cents) where seen_cents is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from refunds where given_at is null;
    drop index refunds_once;
    alter table refunds drop column seen_cents, drop column given_at;
    delete from payment_differences where kind = 'tax-place-differs';
    alter table payment_differences drop constraint payment_differences_kind_check,
      add constraint payment_differences_kind_check check (kind in (${oneOf(kinds)}));
    alter table payments drop column payer_country;
  `)
}
