import { asSystem } from '@sild/service-kit'
import { publicationTarget } from '../actions/find-publication.ts'
import { notify } from '../actions/notify.ts'
import { handle } from '../deps.ts'

export const notifyResponse = handle('notify-response', async ({ payload, deps }) => {
  const { publication, owner, respondent, response } = await deps.calls.call(
    'getResponseParties',
    { params: { guid: payload.responseGuid } },
    { actor: asSystem('the owner is told of a response') },
  )
  const { companies } = await deps.calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [respondent.companyGuid] } },
    { actor: asSystem('the owner is told of a response') },
  )
  await notify(deps, {
    userGuid: owner.userGuid,
    type: 'response-received',
    values: { publication: publication.name, company: companies[0]?.name ?? '' },
    target: publicationTarget(publication),
    effectKey: `response ${response.guid}`,
  })
})
