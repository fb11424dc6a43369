import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table promo_codes
      -- What a code gives; null: the same as its plan does as a gift.
      add column days smallint check (days between 1 and 366),
      add column valid_from timestamptz,
      add column max_uses integer check (max_uses > 0),
      add column used_count integer not null default 0,
      add column created_at timestamptz not null default now(),
      add constraint promo_codes_left check (used_count <= max_uses);
    update promo_codes set used_count = (select count(*) from promo_uses where promo_uses.code = promo_codes.code);

    -- Acts of staff on payments and plans.
    create table billing_actions (
      action_guid uuid primary key default uuidv7(),
      at timestamptz not null default now(),
      action text not null check (action in
        ('refunded', 'transfer-settled', 'difference-settled', 'gift-given', 'code-created', 'code-ended')),
      user_guid uuid not null,
      company_guid uuid,
      subject text,
      amount_cents integer,
      reason text
    );
    create index billing_actions_by_time on billing_actions (at desc, action_guid desc);
    -- Rows are inserted and never updated, not even by this service.
    revoke update, delete, truncate on billing_actions from current_user;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table billing_actions;
    alter table promo_codes drop constraint promo_codes_left, drop column days, drop column valid_from, drop column max_uses,
      drop column used_count, drop column created_at;
  `)
}
