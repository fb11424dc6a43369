import type { Chat as ChatReply } from '@sild/contract/chat/schemas'
import type { CompanyBrief } from '@sild/contract/companies/schemas'
import { asSystem, type Calls } from '@sild/service-kit'
import type { ChatDeps } from '../deps.ts'
import type { Chat } from '../models/chat.ts'
import { ChatMessage } from '../models/chat-message.ts'
import { chatReply } from './chat-reply.ts'

/** Chats with their last message and companion, as `companyGuid` sees them, in the order given. */
export async function describeChats(
  { database, calls, files }: ChatDeps,
  chats: readonly Chat[],
  companyGuid: string,
): Promise<ChatReply[]> {
  if (chats.length === 0) return []
  const [lastMessages, briefs] = await Promise.all([
    ChatMessage.query(database.knex).whereIn(
      ['chatGuid', 'position'],
      // Knex accepts pairs here; the types of Objection do not.
      chats.map((chat) => [chat.chatGuid, chat.lastPosition]) as never,
    ),
    findCompanyBriefs(
      calls,
      chats.map((chat) => chat.companionOf(companyGuid)),
    ),
  ])
  const lastOf = new Map(lastMessages.map((message) => [message.chatGuid, message]))
  return chats.map((chat) => chatReply(files, chat, { companyGuid, lastMessage: lastOf.get(chat.chatGuid), briefs }))
}

export async function describeChat(deps: ChatDeps, chat: Chat, companyGuid: string): Promise<ChatReply> {
  const [described] = await describeChats(deps, [chat], companyGuid)
  return described!
}

/** Names and logos of companies by guid. Leaves out deleted companies. */
async function findCompanyBriefs(calls: Calls, companyGuids: readonly string[]): Promise<Map<string, CompanyBrief>> {
  if (companyGuids.length === 0) return new Map()
  const { companies } = await calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [...new Set(companyGuids)] } },
    { actor: asSystem('names of chat companions') },
  )
  return new Map(companies.map((company) => [company.guid, company]))
}
