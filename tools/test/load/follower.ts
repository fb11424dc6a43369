import { setTimeout as delay } from 'node:timers/promises'

import type { Client } from './client.ts'

export interface Follower {
  /** How often a stream was opened. */
  readonly opened: () => number
  stop(): Promise<void>
}

interface FollowerInput {
  client: Client
  origin: string
  hear: (message: { type: string; payload: unknown }) => void
  /** The server cannot say what was missed: everything is to be read again. */
  catchUp: () => Promise<void>
}

const PAUSE_MS = 500

/** Follows live messages as a page does: it reconnects when the stream ends, and sends the id of the last message. */
export function follow({ catchUp, client, hear, origin }: FollowerInput): Follower {
  const closing = new AbortController()
  let opened = 0
  let lastEventId: string | undefined

  const listen = async (): Promise<void> => {
    const { body, ok, status } = await fetch(`${origin}/api/events`, {
      headers: { ...client.headers, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: closing.signal,
    })
    if (!ok || !body) throw new Error(`The stream was answered ${status}.`)
    opened += 1
    let rest = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const frames = (rest + chunk).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) await take(frame)
    }
  }
  const take = async (frame: string): Promise<void> => {
    lastEventId = /^id: (.+)$/m.exec(frame)?.[1] ?? lastEventId
    const data = /^data: (.+)$/m.exec(frame)?.[1]
    if (!data) return
    const message = JSON.parse(data) as Parameters<FollowerInput['hear']>[0]
    if (message.type === 'missed') await catchUp()
    else hear(message)
  }

  const following = (async () => {
    while (!closing.signal.aborted) {
      await listen()
      await delay(PAUSE_MS)
    }
  })()
  return {
    opened: () => opened,
    // A stream that breaks instead of ending is a failure.
    stop: async () => {
      closing.abort()
      await following.catch((error: unknown) => {
        if ((error as Error).name !== 'AbortError') throw error
      })
    },
  }
}
