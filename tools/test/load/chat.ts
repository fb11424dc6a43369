import { randomUUID } from 'node:crypto'
import type { getChat, listChats } from '@sild/contract/chat/operations'
import type { ReplyOf } from '@sild/api-client'

import type { Client } from './client.ts'

const PAGE = 100

/** The chat that both have. */
export async function sharedChat(one: Client, other: Client): Promise<string> {
  const [ofOne, ofOther] = await Promise.all([one, other].map(listOf))
  const shared = ofOne?.find((guid) => ofOther?.includes(guid))
  if (!shared) throw new Error('They have no chat.')
  return shared
}

async function listOf(client: Client): Promise<string[]> {
  const { list } = resultOf(await client.send('/api/chat/list')) as ReplyOf<typeof listChats>
  return list.map(({ chatGuid }) => chatGuid)
}

/** Sends a unique message and returns it when it is acknowledged. */
export async function write(client: Client, chatGuid: string, isFresh: boolean): Promise<string> {
  const message = `Message ${randomUUID()}`
  await client.send('/api/chat/message/send', { method: 'POST', body: { chatGuid, message }, isFresh })
  return message
}

/** All messages after a position, oldest first. */
export async function readChat(client: Client, chatGuid: string, after = 0) {
  const read: ReplyOf<typeof getChat>['messages'] = []
  for (;;) {
    const path = `/api/chat/${chatGuid}?limit=${PAGE}&after=${read.at(-1)?.position ?? after}`
    const { messages } = resultOf(await client.send(path)) as ReplyOf<typeof getChat>
    read.push(...messages)
    if (messages.length < PAGE) return read
  }
}

const resultOf = (answer: string): unknown => (JSON.parse(answer) as { result: unknown }).result
