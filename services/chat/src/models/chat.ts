import type { CardType, PublicationStatus } from '@sild/contract/enums'
import { modelOf } from '@sild/service-kit'
import { Model, type RelationMappings } from 'objection'
import { ChatMember } from './chat-member.ts'

export class Chat extends modelOf('chats', 'chatGuid') {
  declare chatGuid: string
  declare respondGuid: string
  declare publicationGuid: string
  declare cardType: CardType
  declare publicationSlug: string
  declare publicationName: string
  declare publicationStatus: PublicationStatus
  declare ownerCompanyGuid: string
  declare respondentCompanyGuid: string
  declare state: 'active' | 'archived' | 'deleted'
  /** Closed with its publication, so that either side may open it again. */
  declare mayContinue: boolean
  declare replyStatus: 'REPLIED' | 'NOT_REPLIED'
  declare lastPosition: number
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
  declare members?: ChatMember[]
  static override get relationMappings(): RelationMappings {
    return {
      members: {
        relation: Model.HasManyRelation,
        modelClass: ChatMember,
        join: { from: 'chats.chatGuid', to: 'chatMembers.chatGuid' },
      },
    }
  }

  companionOf(companyGuid: string): string {
    return companyGuid === this.ownerCompanyGuid ? this.respondentCompanyGuid : this.ownerCompanyGuid
  }
}
