import type { SessionReply } from '@sild/contract/bff/schemas'

export type TabMessage = { type: 'opened'; reply: SessionReply } | { type: 'closed' }

/** Synchronizes the tabs of this browser: sign-in and sign-out apply to all of them, and they share a new token. */
export interface Tabs {
  broadcast: (message: TabMessage) => void
  listen: (handler: (message: TabMessage) => void) => void
  /** One tab at a time. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>
}

export function openTabs(): Tabs {
  const channel = new BroadcastChannel('sild.session')
  return {
    broadcast: (message) => channel.postMessage(message),
    listen: (handler) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => handler(data)),
    exclusively: (work) => navigator.locks.request('sild.session', work),
  }
}
