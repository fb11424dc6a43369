import { AppError, asSystem } from '@sild/service-kit'
import { createChat } from '../actions/create-chat.ts'
import { serve } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { describeChat } from '../replies/describe-chat.ts'

export const openChatRoute = serve('openChat', async ({ body, actor, deps }) => {
  const find = () =>
    Chat.query(deps.database.knex).findOne({ respondGuid: body.respondGuid }).withGraphFetched('members')
  let chat = await find()
  if (!chat) {
    const parties = await deps.calls.call(
      'getResponseParties',
      { params: { guid: body.respondGuid } },
      { actor: asSystem('the response names the members of its chat') },
    )
    if (![parties.owner.companyGuid, parties.respondent.companyGuid].includes(actor.companyGuid))
      throw new AppError('response-not-found')
    await deps.database.transaction((trx) => createChat(trx, deps, parties))
    chat = await find()
  }
  const isMember = chat?.members?.some(
    ({ companyGuid, removedAt }) => companyGuid === actor.companyGuid && removedAt === null,
  )
  if (!chat || !isMember) throw new AppError('response-not-found')
  return describeChat(deps, chat, actor.companyGuid)
})
