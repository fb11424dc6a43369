import { asSystem } from '@sild/service-kit'
import { archiveChat } from '../actions/archive-chat.ts'
import { handle } from '../deps.ts'
import { Chat } from '../models/chat.ts'

/**
 * A publication was archived, deleted or expired: its chats close with it (S4-PUB-23, -24). Chats that were continued after
 * it was archived stay open until it is deleted.
 */
export const archiveChatsJob = handle('archive-chats', async ({ payload, deps }) => {
  const { publications } = await deps.calls.call(
    'getPublicationSnapshots',
    { body: { publicationGuids: [payload.publicationGuid] } },
    { actor: asSystem('a publication was closed') },
  )
  const status = publications[0]?.publicationStatus ?? 'DELETED'
  if (status !== 'ARCHIVED' && status !== 'DELETED') return
  const chats = Chat.query(deps.database.knex).where({ publicationGuid: payload.publicationGuid })
  const closing =
    status === 'ARCHIVED'
      ? chats.where({ state: 'active' }).whereNot({ publicationStatus: 'ARCHIVED' })
      : chats.where((open) => {
          void open.where({ state: 'active' }).orWhere({ mayContinue: true })
        })
  for (const { chatGuid } of await closing)
    await deps.database.transaction((trx) => archiveChat(trx, deps, chatGuid, status))
})
