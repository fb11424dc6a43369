import type { Chat as ChatReply } from '@sild/contract/chat/schemas'
import { erasedText } from '@sild/contract/erasure'
import type { CompanyBrief } from '@sild/contract/companies/schemas'
import type { Files } from '@sild/service-kit'
import type { Chat } from '../models/chat.ts'
import type { ChatMessage } from '../models/chat-message.ts'
import { messageReply } from './message-reply.ts'

interface Around {
  companyGuid: string
  lastMessage: ChatMessage | undefined
  briefs: ReadonlyMap<string, CompanyBrief>
}

/** A chat as one of its two companies sees it. */
export function chatReply(files: Files, chat: Chat, { companyGuid, lastMessage, briefs }: Around): ChatReply {
  const companionGuid = chat.companionOf(companyGuid)
  const known = briefs.get(companionGuid)
  const brief = known?.name === erasedText ? undefined : known
  const own = chat.members?.find((member) => member.companyGuid === companyGuid)
  const companions = chat.members?.find((member) => member.companyGuid === companionGuid)
  return {
    chatGuid: chat.chatGuid,
    respondGuid: chat.respondGuid,
    respondType: chat.cardType,
    state: chat.state,
    mayContinue: chat.mayContinue,
    isFavorite: own?.isFavorite ?? false,
    replyStatus: chat.replyStatus,
    publication: {
      guid: chat.publicationGuid,
      slug: chat.publicationSlug,
      cardType: chat.cardType,
      name: chat.publicationName,
      publicationStatus: chat.publicationStatus,
    },
    // A deleted company keeps its place in the chat, without a name.
    companion: {
      guid: companionGuid,
      slug: brief?.slug ?? '',
      name: brief?.name ?? '',
      logoUrl: brief?.logoUrl ?? null,
      isVerified: brief?.isVerified ?? false,
      isReachable: brief?.isPaused === false,
      hasLeft: brief === undefined,
    },
    lastMessage: lastMessage ? messageReply(files, lastMessage) : null,
    unreadCount: own?.unreadCount ?? 0,
    companionReadPosition: companions?.readPosition ?? 0,
    viewDate: own?.viewedAt?.toISOString() ?? null,
    updatedAt: chat.updatedAt.toISOString(),
  }
}
