import { asSystem } from '@sild/service-kit'
import { nameOfCompany } from '../actions/name-of-company.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

export const notifyDeclinedResponseJob = handle('notify-declined-response', async ({ payload, deps }) => {
  const { responseGuid, version } = payload
  const { publication, owner, respondent, response } = await deps.calls.call(
    'getResponseParties',
    { params: { guid: responseGuid } },
    { actor: asSystem('the respondent is notified of a refusal') },
  )
  if (response.isWithdrawn) return
  await notify(deps, {
    userGuid: respondent.userGuid,
    type: 'response-declined',
    values: { publication: publication.name, company: await nameOfCompany(deps, owner.companyGuid) },
    target: { responseGuid, authorCompanyGuid: owner.companyGuid },
    effectKey: `declined ${responseGuid} ${version}`,
  })
})
