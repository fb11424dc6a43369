import { archiveChat } from '../actions/archive-chat.ts'
import { handle } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { markCompanyErased } from '../models/erased-company.ts'

/** Closes the chats of a deleted company. The other company keeps the messages and sees that it has left. */
export const closeCompanyChatsJob = handle('close-company-chats', async ({ payload: { companyGuid }, deps }) => {
  const { database, live } = deps
  await database.transaction((trx) => markCompanyErased(trx, companyGuid))
  const members = await ChatMember.query(database.knex)
    .whereIn('chatGuid', ChatMember.query(database.knex).where({ companyGuid }).select('chatGuid'))
    .whereNot({ companyGuid })
  for (const { chatGuid, companyGuid: companionGuid } of members)
    await database.transaction(async (trx) => {
      await archiveChat(trx, deps, chatGuid)
      // A chat that was closed before has lost its companion all the same.
      live.publish(trx, { to: { companyGuid: companionGuid }, type: 'chat-changed', payload: { chatGuid } })
    })
})
