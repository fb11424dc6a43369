import type { SessionReply } from '@sild/contract/bff/schemas'

export type TabMessage = { type: 'opened'; reply: SessionReply } | { type: 'closed' }

/** The other tabs of this browser: a user who signs in or out does so in all of them, and a new token serves all. */
export interface Tabs {
  tell: (message: TabMessage) => void
  listen: (handler: (message: TabMessage) => void) => void
  /** One tab at a time. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>
}

export function openTabs(): Tabs {
  const channel = new BroadcastChannel('sild.session')
  return {
    tell: (message) => channel.postMessage(message),
    listen: (handler) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => handler(data)),
    exclusively: (work) => navigator.locks.request('sild.session', work),
  }
}
