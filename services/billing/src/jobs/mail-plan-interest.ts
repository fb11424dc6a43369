import { asSystem, toStaff } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { PlanInterest } from '../models/plan-interest.ts'

/** Mails sales, who answer the user directly. */
export const mailPlanInterestJob = handle('mail-plan-interest', async ({ deps, payload: { interestGuid } }) => {
  const { calls, database, mailboxes, mailer, publicUrl } = deps
  const interest = await PlanInterest.query(database.knex).findById(interestGuid)
  // Deleted with the account before the mail was sent.
  if (!interest) return
  const { companyGuid, message, planSlug, userGuid } = interest
  const actor = asSystem('sales answer the interested company')
  const [{ users }, { companies }] = await Promise.all([
    calls.call('getUserContacts', { body: { userGuids: [userGuid] } }, { actor }),
    calls.call('getCompanyBriefs', { body: { companyGuids: [companyGuid] } }, { actor }),
  ])
  const [user] = users
  const [company] = companies
  const { planInterestLetter } = await import('../mails/staff-letters.ts')
  const letter = await planInterestLetter({ company, message, planSlug, user }, publicUrl)
  await mailer.send({
    effectKey: `plan interest ${interestGuid}`,
    ...toStaff(mailboxes.sales),
    replyTo: user?.email,
    ...letter,
  })
})
