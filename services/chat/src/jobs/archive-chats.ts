import { asSystem } from '@sild/service-kit'
import { archiveChat } from '../actions/archive-chat.ts'
import { handle } from '../deps.ts'
import { Chat } from '../models/chat.ts'

/** A publication was archived, deleted or expired: its chats close with it (S4-PUB-23, -24). */
export const archiveChatsJob = handle('archive-chats', async ({ payload, deps }) => {
  const { publications } = await deps.calls.call(
    'getPublicationSnapshots',
    { body: { publicationGuids: [payload.publicationGuid] } },
    { actor: asSystem('a publication was closed') },
  )
  const status = publications[0]?.publicationStatus ?? 'DELETED'
  if (status !== 'ARCHIVED' && status !== 'DELETED') return
  const open = await Chat.query(deps.database.knex).where({ publicationGuid: payload.publicationGuid, state: 'active' })
  for (const { chatGuid } of open) await deps.database.transaction((trx) => archiveChat(trx, deps, chatGuid, status))
})
