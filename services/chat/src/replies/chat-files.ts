import type { Reply } from '@sild/contract/schemas'
import { sql } from '@sild/service-kit'
import type { Attachment } from '../models/chat-message.ts'
import type { ChatDeps } from '../deps.ts'
import { attachmentReply } from './message-reply.ts'

interface Row {
  attachment: Attachment
  messageGuid: string
  authorCompanyGuid: string | null
  sentAt: Date
}

/** A page of the files in the messages of a chat, the newest first. */
export async function chatFiles(
  { database, files }: Pick<ChatDeps, 'database' | 'files'>,
  { chatGuid, limit, offset }: { chatGuid: string; limit: number; offset: number },
): Promise<Reply<'listChatFiles'>> {
  const [rows, [counted]] = await Promise.all([
    database.query<Row>(sql`
      select attachment, message_guid as "messageGuid", author_company_guid as "authorCompanyGuid", sent_at as "sentAt"
      from chat_messages, jsonb_array_elements(attachments) with ordinality as attachments_of (attachment, number)
      where chat_guid = ${chatGuid}
      order by position desc, number limit ${limit} offset ${offset}`),
    database.query<{ total: number }>(sql`
      select coalesce(sum(jsonb_array_length(attachments)), 0)::int as total from chat_messages where chat_guid = ${chatGuid}`),
  ])
  return {
    total: counted?.total ?? 0,
    list: rows.map(({ attachment, sentAt, ...message }) => ({
      ...attachmentReply(files, attachment),
      ...message,
      sentAt: sentAt.toISOString(),
    })),
  }
}
