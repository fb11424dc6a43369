import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Appeals against decisions; one appeal for each decision, and one answer.
    create table appeals (
      appeal_guid uuid primary key default uuidv7(),
      -- A case, or a decision about reports.
      decision_guid uuid not null constraint appeals_once unique,
      kind text not null check (kind in ('refused', 'taken-away', 'dismissed')),
      target_type text not null check (target_type in ('publication', 'company', 'review', 'chat')),
      target_guid uuid not null,
      -- Null for an erased user.
      appellant_user_guid uuid,
      text text,
      -- The first decision, as sent to the user.
      statement jsonb not null,
      first_user_guid uuid not null,
      created_at timestamptz not null default now(),
      -- Closed because its object was changed or deleted.
      withdrawn_at timestamptz,
      outcome text check (outcome in ('confirmed', 'turned')),
      message text,
      decided_by_user_guid uuid,
      decided_by_email text,
      decided_at timestamptz,
      -- For an overturned dismissal: the decision that replaced it.
      next_decision_guid uuid,
      constraint appeals_answered check (num_nulls(outcome, message, decided_by_user_guid, decided_by_email, decided_at) in (0, 5)),
      constraint appeals_ended_once check (withdrawn_at is null or decided_at is null)
    );
    create index appeals_open on appeals (created_at) where decided_at is null and withdrawn_at is null;
    create index appeals_answered on appeals (decided_at desc) where decided_at is not null;
    create index appeals_by_target on appeals (target_guid);
    create index appeals_by_appellant on appeals (appellant_user_guid);
    create index appeals_by_next_decision on appeals (next_decision_guid) where next_decision_guid is not null;
  `)
}

export const down = (knex: Knex) => knex.raw('drop table appeals')
