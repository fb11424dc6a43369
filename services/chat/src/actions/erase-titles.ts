import { erasedText } from '@sild/contract/erasure'
import { expression, type Transaction } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'
import { Chat } from '../models/chat.ts'

/** Erases the titles of publications in chats, because the owner wrote them. */
export const eraseTitles = (trx: Transaction): QueryBuilder<Chat, number> =>
  Chat.query(trx).patch({ publicationName: erasedText, publicationSlug: expression`'deleted-' || publication_guid` })
