import { AppError, asSystem } from '@sild/service-kit'
import { findPublicCompany } from '../actions/find-public-company.ts'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'

export const getCompanyContactsRoute = serve('getCompanyContacts', async ({ actor, params, deps }) => {
  const { calls, database, outbox } = deps
  const companyGuid = await findPublicCompany(database.knex, params.guid)
  if (companyGuid !== actor.companyGuid) {
    const { hasResponded } = await calls.call(
      'getCompanyTie',
      { params: { companyGuid: actor.companyGuid, otherCompanyGuid: companyGuid } },
      { actor: asSystem('only companies in touch see more of each other') },
    )
    if (!hasResponded) throw new AppError('contacts-hidden')
    const use = {
      companyGuid: actor.companyGuid,
      userGuid: actor.userGuid,
      property: 'contact-views',
      effectKey: `contacts ${companyGuid}`,
      target: { kind: 'company', guid: companyGuid },
    } as const
    await calls.call(
      'consumeQuota',
      { body: { ...use, isPerPeriod: true } },
      { actor: asSystem('the first look at contacts in a period uses one of the plan') },
    )
    const revealed = { companyGuid, viewerCompanyGuid: actor.companyGuid }
    await database.transaction((trx) => outbox.publish(trx, 'contacts-revealed', revealed))
  }
  const company = await Company.query(database.knex).findById(companyGuid)
  if (!company) throw new AppError('company-not-found')
  const { contactPersonName, email, phone, address } = company
  return { contactPersonName, email, phone, address }
})
