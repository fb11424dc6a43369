import { getChat } from '@sild/contract/chat/operations'
import { listMyPublications, listPublicationResponses } from '@sild/contract/publications/operations'

import type { RunFile } from '../../supervisor/run-file.ts'
import { countFound, type Deal } from './deal.ts'
import { mailsTo } from './mails.ts'

/** Reads a deal as its two people see it, and returns what they would miss or see twice. */
export async function readBack(deal: Deal, { mailUrl }: RunFile): Promise<string[]> {
  const { customer, mark, messages, projectGuid, provider } = deal
  const ofProject = { cardType: 'project', slugOrGuid: projectGuid } as const
  const ofChat = { params: { chatGuid: deal.chatGuid }, query: { limit: '100' } } as const
  const [own, responses, found, ...chats] = await Promise.all([
    customer.api.call(listMyPublications, { params: { cardType: 'project' }, query: {} }),
    customer.api.call(listPublicationResponses, { params: ofProject, query: {} }),
    countFound(provider, mark),
    customer.api.call(getChat, ofChat),
    provider.api.call(getChat, ofChat),
  ])
  const mails = await Promise.all(deal.emails.map((email) => mailsTo(mailUrl, email)))
  const seen: Record<string, [actual: unknown, expected: unknown]> = {
    projects: [own.list.map((one) => `${one.guid} ${one.publicationStatus}`), [`${projectGuid} ACTIVE`]],
    responses: [responses.list.map(({ message }) => message), messages.slice(0, 1)],
    'hits of a search': [found, 1],
    'chat of the customer': [chats[0]?.messages.map(({ message }) => message), messages],
    'chat of the provider': [chats[1]?.messages.map(({ message }) => message), messages],
    positions: [chats[0]?.messages.map(({ position }) => position), messages.map((_, index) => index + 1)],
    mails: [mails.map((sent) => new Set(sent.map(({ messageId }) => messageId)).size), [1, 1]],
  }
  return Object.entries(seen).flatMap(([name, [actual, expected]]) =>
    JSON.stringify(actual) === JSON.stringify(expected)
      ? []
      : [`${mark}: ${name} are ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`],
  )
}

/** Copies beyond the first, which a worker that dies between the mail server's answer and its own note leaves. */
export async function countSecondCopies({ mailUrl }: RunFile): Promise<number> {
  const mails = await mailsTo(mailUrl)
  return mails.length - new Set(mails.map(({ messageId }) => messageId)).size
}
