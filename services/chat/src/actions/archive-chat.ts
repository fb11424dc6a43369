import type { PublicationStatus } from '@sild/contract/enums'
import type { Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { appendMessage } from './append-message.ts'

/** Closes a chat for good and says so in it. Does nothing where it was closed already. */
export async function archiveChat(
  trx: Transaction,
  deps: Pick<ChatDeps, 'files' | 'live'>,
  chatGuid: string,
  publicationStatus?: PublicationStatus,
): Promise<void> {
  const closed = await Chat.query(trx)
    .findById(chatGuid)
    .where('state', 'active')
    .patch({ state: 'archived', ...(publicationStatus && { publicationStatus }) })
  if (closed > 0) await appendMessage(trx, deps, { chatGuid, kind: 'CLOSED', message: '' })
}
