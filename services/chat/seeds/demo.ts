import { market, timeAt } from '@sild/demo'
import type { ChatDeps } from '../src/deps.ts'
import { Chat } from '../src/models/chat.ts'
import { ChatMember } from '../src/models/chat-member.ts'
import { ChatMessage } from '../src/models/chat-message.ts'

/** The conversations of the demo market. Done once: chats that exist are left as they are. */
export async function seed({ database, clock }: ChatDeps): Promise<void> {
  const { chats, publications } = market()
  const publicationOf = new Map(publications.map((publication) => [publication.publicationGuid, publication]))
  const at = (ageMinutes: number): Date => timeAt(clock.now(), ageMinutes)
  await database.transaction(async (trx) => {
    const known = new Set((await Chat.query(trx).select('chatGuid')).map(({ chatGuid }) => chatGuid))
    for (const chat of chats.filter(({ chatGuid }) => !known.has(chatGuid))) {
      const publication = publicationOf.get(chat.publicationGuid)!
      const [first] = chat.messages
      const answers = chat.messages.find((message) => message.companyGuid === chat.ownerCompanyGuid)
      await Chat.query(trx).insert({
        chatGuid: chat.chatGuid,
        respondGuid: chat.responseGuid,
        publicationGuid: chat.publicationGuid,
        cardType: publication.kind,
        publicationSlug: publication.slug,
        publicationName: publication.texts[publication.sourceLocale]!.name,
        publicationStatus: publication.status,
        ownerCompanyGuid: chat.ownerCompanyGuid,
        respondentCompanyGuid: chat.responderCompanyGuid,
        state: chat.state,
        replyStatus: chat.replyStatus,
        lastPosition: chat.messages.length,
        createdAt: at(first!.sentAgeMinutes),
        updatedAt: at(chat.messages.at(-1)!.sentAgeMinutes),
      })
      await ChatMessage.query(trx).insert(
        chat.messages.map((message, index) => ({
          messageGuid: message.messageGuid,
          chatGuid: chat.chatGuid,
          position: index + 1,
          kind: message.kind,
          message: message.text ?? '',
          attachments: [],
          authorCompanyGuid: message.text === null ? null : message.companyGuid,
          authorUserGuid: message.text === null ? null : message.authorGuid,
          sentAt: at(message.sentAgeMinutes),
        })),
      )
      await ChatMember.query(trx).insert(
        [
          { companyGuid: chat.ownerCompanyGuid, userGuid: answers?.authorGuid ?? publication.authorGuid },
          { companyGuid: chat.responderCompanyGuid, userGuid: first!.authorGuid },
        ].map(({ companyGuid, userGuid }) => {
          const unread = chat.messages.filter(
            (message) =>
              message.companyGuid !== companyGuid && message.readAgeMinutes === null && message.text !== null,
          )
          return {
            chatGuid: chat.chatGuid,
            companyGuid,
            userGuid,
            unreadCount: unread.length,
            readPosition: chat.messages.length - unread.length,
          }
        }),
      )
    }
  })
}
