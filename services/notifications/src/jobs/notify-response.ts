import { asSystem } from '@sild/service-kit'
import { publicationTarget } from '../actions/find-publication.ts'
import { nameOfCompany } from '../actions/name-of-company.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

export const notifyResponseJob = handle('notify-response', async ({ payload, deps }) => {
  const { publication, owner, respondent, response } = await deps.calls.call(
    'getResponseParties',
    { params: { guid: payload.responseGuid } },
    { actor: asSystem('the owner is notified of a response') },
  )
  if (response.isWithdrawn) return
  await notify(deps, {
    userGuid: owner.userGuid,
    type: 'response-received',
    values: { publication: publication.name, company: await nameOfCompany(deps, respondent.companyGuid) },
    target: publicationTarget(publication),
    effectKey: `response ${response.guid}`,
  })
})
