import { asSystem } from '@sild/service-kit'
import { publicationTarget } from '../actions/find-publication.ts'
import { nameOfCompany } from '../actions/name-of-company.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Notifies the owner of the withdrawal if they had read of the response; otherwise deletes the unread notification. */
export const notifyWithdrawnResponseJob = handle('notify-withdrawn-response', async ({ payload, deps }) => {
  const { responseGuid } = payload
  const notifications = () => Notification.query(deps.database.knex).where({ effectKey: `response ${responseGuid}` })
  await notifications().where({ readAt: null, mailGuid: null }).delete()
  if ((await notifications().resultSize()) === 0) return
  const { publication, owner, respondent } = await deps.calls.call(
    'getResponseParties',
    { params: { guid: responseGuid } },
    { actor: asSystem('the owner is notified of a deleted response') },
  )
  await notify(deps, {
    userGuid: owner.userGuid,
    type: 'response-withdrawn',
    values: { publication: publication.name, company: await nameOfCompany(deps, respondent.companyGuid) },
    target: { ...publicationTarget(publication), authorCompanyGuid: respondent.companyGuid },
    effectKey: `withdrawn ${responseGuid}`,
  })
})
