import type { TestDatabase } from '@sild/testing'
import { canary, canaryEmail, type Person } from './canary.ts'

/** Leaves the name of the person in what the staff wrote about their company, and the person as the author of tags and as a moderator. */
export async function leaveTracesOfStaff(
  { query }: Pick<TestDatabase, 'query'>,
  { companyGuid, publicationGuid, userGuid }: Omit<Person, 'fileKey'>,
): Promise<void> {
  await query(
    `insert into billing.billing_actions (action, user_guid, company_guid, reason) values ('gift-given', uuidv7(), $1, $2)`,
    [companyGuid, `For ${canary}, who waited so long`],
  )
  await query(`update billing.payments set refund_reason = $2 where company_guid = $1`, [companyGuid, canary])
  await query(
    `insert into billing.refunds (key, payment_guid, amount_cents, reason)
     select 'the-refund-of-a-canary', payment_guid, 1, $2 from billing.payments where company_guid = $1 limit 1`,
    [companyGuid, canary],
  )
  await query(
    `insert into publications.promotions (promotion_guid, publication_guid, company_guid, days, state, refusal)
     values (uuidv7(), $1, $2, 7, 'refused', $3)`,
    [publicationGuid, companyGuid, canary],
  )
  await query(`insert into publications.tags (label, company_guid) values ($1, $2)`, [canary, companyGuid])
  await query(
    `with kept as (
       insert into publications.tags (label, former_labels) values ('Skill of everybody', array[$1::text]) returning tag_guid
     )
     insert into publications.tags (label, user_guid, merged_into_guid) select $1, $2, tag_guid from kept`,
    [`${canary} too`, userGuid],
  )
  await query(
    `update moderation.moderation_cases set reason = reason || jsonb_build_object('message', $2::text) where publication_guid = $1`,
    [publicationGuid, canary],
  )
  await query(
    `insert into moderation.audit_entries (case_guid, user_guid, email, action, note)
     select case_guid, $2, $3, 'approved', $4 from moderation.moderation_cases where publication_guid = $1`,
    [publicationGuid, userGuid, canaryEmail, canary],
  )
  await query(
    `with decision as (
       insert into moderation.report_decisions (user_guid, email, outcome, message) values (uuidv7(), 'moderator@sild.test', 'dismissed', $2)
       returning decision_guid
     )
     update moderation.reports set decision_guid = (select decision_guid from decision) where reporter_user_guid = $1`,
    [userGuid, canary],
  )
  await query(
    `update moderation.appeals set outcome = 'confirmed', message = $2, decided_by_user_guid = uuidv7(),
       decided_by_email = 'moderator@sild.test', decided_at = now(), statement = statement || jsonb_build_object('message', $2::text)
     where appellant_user_guid = $1`,
    [userGuid, canary],
  )
  await query(
    `insert into accounts.address_moves (user_guid, former_email, email, started_by_guid, due_at)
     values ($1, $2, 'other@sild.test', uuidv7(), now() + interval '72 hours')`,
    [userGuid, canaryEmail],
  )
  await query(
    `insert into companies.tax_changes (company_guid, before, after, requested_at)
     values ($1, '{}', jsonb_build_object('orgAddress', $2::text), now())`,
    [companyGuid, canary],
  )
  await query(
    `insert into audit.approvals (operation, about, input, fingerprint, requested_by_guid, requester)
     values ('giveGift', jsonb_build_object('companyGuid', $1::text), jsonb_build_object('reason', $2::text), '\\x01', uuidv7(), '{}')`,
    [companyGuid, canary],
  )
}
