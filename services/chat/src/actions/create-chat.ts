import type { Reply } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { isOneCompanyErased } from '../models/erased-company.ts'
import { isOneErased } from '../models/erased-user.ts'
import { appendMessage } from './append-message.ts'
import { archiveChat } from './archive-chat.ts'

const isClosed = ({ publicationStatus }: Reply<'getResponseParties'>['publication']): boolean =>
  publicationStatus === 'ARCHIVED' || publicationStatus === 'DELETED'

/**
 * Starts the chat of a response with the response's message. Does nothing if the chat exists, the response was
 * withdrawn or one of the two is erased.
 */
export async function createChat(
  trx: Transaction,
  deps: Pick<ChatDeps, 'files' | 'live'>,
  { response, publication, owner, respondent }: Reply<'getResponseParties'>,
): Promise<void> {
  if (response.isWithdrawn) return
  if (await isOneErased(trx, [owner.userGuid, respondent.userGuid])) return
  if (await isOneCompanyErased(trx, [owner.companyGuid, respondent.companyGuid])) return
  const created = await Chat.query(trx)
    .insert({
      respondGuid: response.guid,
      publicationGuid: publication.guid,
      cardType: publication.cardType,
      publicationSlug: publication.slug,
      publicationName: publication.name,
      publicationStatus: publication.publicationStatus,
      ownerCompanyGuid: owner.companyGuid,
      respondentCompanyGuid: respondent.companyGuid,
    })
    .onConflict('respondGuid')
    .ignore()
    .returning('*')
  if (!created?.chatGuid) return
  await ChatMember.query(trx).insert([owner, respondent].map((person) => ({ ...person, chatGuid: created.chatGuid })))
  await appendMessage(trx, deps, {
    chatGuid: created.chatGuid,
    kind: 'QUESTION',
    message: response.message,
    authorCompanyGuid: respondent.companyGuid,
    authorUserGuid: respondent.userGuid,
    sentAt: new Date(response.createdAt),
  })
  // The publication was closed before this chat existed, so close the chat now.
  if (isClosed(publication)) await archiveChat(trx, deps, created.chatGuid, publication.publicationStatus)
}
