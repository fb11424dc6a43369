import type { BillingAction as ActionReply } from '@sild/contract/billing/staff-schemas'
import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { BillingAction } from '../models/billing-action.ts'

/** Actions with who did them and to whom, as they are called now. Calls. */
export async function billingActionReplies(
  { calls }: Pick<BillingDeps, 'calls'>,
  actions: readonly BillingAction[],
): Promise<ActionReply[]> {
  const actor = asSystem('the log names the actor and the subject')
  const userGuids = [...new Set(actions.map(({ userGuid }) => userGuid))]
  const companyGuids = [...new Set(actions.flatMap(({ companyGuid }) => companyGuid ?? []))]
  const [{ users }, { companies }] = await Promise.all([
    userGuids.length > 0 ? calls.call('getUserContacts', { body: { userGuids } }, { actor }) : { users: [] },
    companyGuids.length > 0 ? calls.call('getCompanyBriefs', { body: { companyGuids } }, { actor }) : { companies: [] },
  ])
  const emails = new Map(users.map(({ email, guid }) => [guid, email]))
  const names = new Map(companies.map(({ guid, name }) => [guid, name]))
  return actions.map(({ action, actionGuid, amountCents, at, companyGuid, reason, subject, userGuid }) => ({
    guid: actionGuid,
    at: at.toISOString(),
    action,
    by: emails.get(userGuid) ?? null,
    company: companyGuid === null ? null : { guid: companyGuid, name: names.get(companyGuid) ?? null },
    subject,
    amountCents,
    reason,
  }))
}
