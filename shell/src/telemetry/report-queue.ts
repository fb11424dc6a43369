import type { Beacon } from '@sild/contract/delivery/schemas'

/** What releases do in this browser, kept until the sender is there: it is loaded after the page. */
export interface ReportQueue {
  report: (item: Beacon) => void
  /** Hands over everything so far, and all that follows. */
  sendWith: (send: (item: Beacon) => void) => void
}

export function createReportQueue(): ReportQueue {
  const waiting: Beacon[] = []
  let send = (item: Beacon): void => void waiting.push(item)
  return {
    report: (item) => send(item),
    sendWith: (next) => {
      send = next
      waiting.splice(0).forEach(next)
    },
  }
}
