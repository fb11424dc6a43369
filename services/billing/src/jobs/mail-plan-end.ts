import { paths } from '@sild/paths'
import { findReaders } from '../actions/find-readers.ts'
import { handle } from '../deps.ts'
import { formatDay } from '../mails/format.ts'
import { mailLetter } from '../mails/mail-letter.ts'
import { billingMessages } from '../mails/messages/index.ts'
import { Subscription } from '../models/subscription.ts'
import { plans } from '../plans.ts'

export const mailPlanEnd = handle('mail-plan-end', async ({ deps, payload: { message, subscriptionGuid } }) => {
  const ending = await Subscription.query(deps.database.knex).findById(subscriptionGuid)
  if (ending?.status !== 'ACTIVE') return
  const { activeUntil, companyGuid, planSlug } = ending
  for (const reader of await findReaders(deps, companyGuid)) {
    const { locale } = reader
    const { facts: label } = billingMessages[locale]
    await mailLetter(deps, reader, {
      message,
      path: paths.subscriptionPlans(),
      facts: [
        [label.product, plans[planSlug].titles[locale]],
        [label.until, formatDay(activeUntil, locale)],
      ],
      effectKey: `plan end ${subscriptionGuid} ${message} ${reader.guid}`,
    })
  }
})
