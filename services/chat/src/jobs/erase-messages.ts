import { erasedText } from '@sild/contract/erasure'
import { forgetReplies } from '@sild/service-kit'
import { archiveChat } from '../actions/archive-chat.ts'
import { eraseTitles } from '../actions/erase-titles.ts'
import { handle } from '../deps.ts'
import { ChatMember } from '../models/chat-member.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { markErased } from '../models/erased-user.ts'

/** Erases a user's messages. The other company keeps its own and sees that there were answers. */
export const eraseMessagesJob = handle('erase-messages', async ({ payload, deps }) => {
  const { database } = deps
  const { userGuid } = payload
  await forgetReplies(database.knex, userGuid)
  await database.transaction((trx) => markErased(trx, userGuid))
  const memberships = ChatMember.query(database.knex).where({ userGuid }).select('chatGuid', 'companyGuid')
  for (const { chatGuid } of await memberships.clone())
    await database.transaction((trx) => archiveChat(trx, deps, chatGuid))
  await database.transaction(async (trx) => {
    await ChatMessage.query(trx).where({ authorUserGuid: userGuid }).patch({ message: erasedText, attachments: [] })
    await eraseTitles(trx).whereIn(['chatGuid', 'ownerCompanyGuid'], memberships.clone())
  })
})
