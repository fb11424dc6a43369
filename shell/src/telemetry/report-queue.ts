import type { Beacon } from '@sild/contract/delivery/schemas'

/** Something that failed, before it is known whose fault it is. */
export interface Fault {
  readonly kind: 'error' | 'render'
  readonly error: unknown
  /** Of the script, where the error itself does not say. */
  readonly file?: string
  /** The components around it, the innermost first. */
  readonly componentStack?: string | null | undefined
  /** React went on without it: the page is whole, though it was rendered once more. */
  readonly isRecovered?: boolean
}
export type Report = Fault | (Omit<Beacon, 'error'> & { readonly error?: unknown })

/** What releases do in this browser, kept until the sender is there: it is loaded after the page. */
export interface ReportQueue {
  report: (item: Report) => void
  /** Hands over everything so far, and all that follows. */
  sendWith: (send: (item: Report) => void) => void
}

export function createReportQueue(): ReportQueue {
  const waiting: Report[] = []
  let send = (item: Report): void => void waiting.push(item)
  return {
    report: (item) => send(item),
    sendWith: (next) => {
      send = next
      waiting.splice(0).forEach(next)
    },
  }
}
