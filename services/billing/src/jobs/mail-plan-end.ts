import { paths } from '@sild/paths'
import { findReaders } from '../actions/find-readers.ts'
import { handle } from '../deps.ts'
import { planEndFacts } from '../mails/facts.ts'
import { mailLetter } from '../mails/mail-letter.ts'
import { Subscription } from '../models/subscription.ts'

export const mailPlanEndJob = handle('mail-plan-end', async ({ deps, payload: { message, subscriptionGuid } }) => {
  const ending = await Subscription.query(deps.database.knex).findById(subscriptionGuid)
  if (ending?.status !== 'ACTIVE') return
  for (const reader of await findReaders(deps, ending.companyGuid))
    await mailLetter(deps, reader, {
      message,
      path: paths.subscriptionPlans(),
      facts: planEndFacts(ending, reader.locale),
      effectKey: `plan end ${subscriptionGuid} ${message} ${reader.guid}`,
    })
})
