import { erasedText } from '@sild/contract/erasure'
import { expression, type Transaction } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'
import { Chat } from '../models/chat.ts'

/** Takes from chats what the owner had called the publication: their words too. */
export const eraseTitles = (trx: Transaction): QueryBuilder<Chat, number> =>
  Chat.query(trx).patch({ publicationName: erasedText, publicationSlug: expression`'deleted-' || publication_guid` })
