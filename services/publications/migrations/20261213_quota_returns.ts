import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Time of the decision whether the response used one of the plan or that one is given back.
    alter table responses add column quota_settled_at timestamptz;
    update responses set quota_settled_at = now() where created_at < now() - interval '14 days';
    create index responses_unsettled on responses (created_at) where quota_settled_at is null;
  `)
}

export const down = (knex: Knex) => knex.raw('alter table responses drop column quota_settled_at')
