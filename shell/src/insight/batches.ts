export interface Batches<Item> {
  add: (item: Item) => void
  /** What waits is lost. */
  stop: () => void
}
interface BatchesInput<Item> {
  /** Rejects where it may be tried again. */
  send: (items: readonly Item[]) => Promise<unknown>
  everyMs: number
}

/** More than that is not kept for a connection that is away. */
const mostWaiting = 100

/** Sends what was added together, and what is left when the page is left. */
export function createBatches<Item>({ everyMs, send }: BatchesInput<Item>): Batches<Item> {
  let waiting: Item[] = []
  let isStopped = false
  const flush = async () => {
    const items = waiting.splice(0)
    if (items.length === 0 || isStopped) return
    try {
      await send(items)
    } catch {
      waiting = [...items, ...waiting].slice(-mostWaiting)
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  const onHidden = () => document.visibilityState === 'hidden' && void flush()
  document.addEventListener('visibilitychange', onHidden)
  return {
    add: (item) => void waiting.push(item),
    stop() {
      isStopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}
