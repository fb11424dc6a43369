import type { PublicationStatus } from '@sild/contract/enums'
import type { Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { announceChat } from './announce-chat.ts'
import { appendMessage } from './append-message.ts'

/**
 * Closes a chat and adds a line about it. If its publication was archived, either side may continue the chat; every
 * other closing is final. Does nothing if the chat is finally closed.
 */
export async function archiveChat(
  trx: Transaction,
  deps: Pick<ChatDeps, 'files' | 'live'>,
  chatGuid: string,
  publicationStatus?: PublicationStatus,
): Promise<void> {
  const mayContinue = publicationStatus === 'ARCHIVED'
  const change = { state: 'archived', mayContinue, ...(publicationStatus && { publicationStatus }) } as const
  const closed = await Chat.query(trx).findById(chatGuid).where('state', 'active').patch(change)
  if (closed > 0) return void (await appendMessage(trx, deps, { chatGuid, kind: 'CLOSED', message: '' }))
  if (mayContinue) return
  const [closedForGood] = await Chat.query(trx)
    .where({ chatGuid, state: 'archived', mayContinue: true })
    .patch(change)
    .returning('*')
  if (closedForGood) announceChat(trx, deps, closedForGood)
}
