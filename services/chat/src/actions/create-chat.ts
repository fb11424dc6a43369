import type { Reply } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import { Chat } from '../models/chat.ts'
import { ChatMember } from '../models/chat-member.ts'
import { appendMessage } from './append-message.ts'

/** Starts the chat of a response with the response's message; does nothing where it has begun. Returns whether it is new. */
export async function createChat(
  trx: Transaction,
  { response, publication, owner, respondent }: Reply<'getResponseParties'>,
): Promise<boolean> {
  const created = await Chat.query(trx)
    .insert({
      respondGuid: response.guid,
      publicationGuid: publication.guid,
      cardType: publication.cardType,
      publicationSlug: publication.slug,
      publicationName: publication.name,
      publicationStatus: publication.publicationStatus,
      ownerCompanyGuid: owner.companyGuid,
      ownerUserGuid: owner.userGuid,
      respondentCompanyGuid: respondent.companyGuid,
      respondentUserGuid: respondent.userGuid,
    })
    .onConflict('respondGuid')
    .ignore()
    .returning('*')
  if (!created?.chatGuid) return false
  await ChatMember.query(trx).insert(
    [owner, respondent].map(({ companyGuid }) => ({ chatGuid: created.chatGuid, companyGuid })),
  )
  await appendMessage(trx, {
    chatGuid: created.chatGuid,
    kind: 'QUESTION',
    message: response.message,
    authorCompanyGuid: respondent.companyGuid,
    authorUserGuid: respondent.userGuid,
    sentAt: new Date(response.createdAt),
  })
  return true
}
