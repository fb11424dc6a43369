export interface Batches<Item> {
  add: (item: Item) => void
  /** Drops waiting items. */
  stop: () => void
}
interface BatchesInput<Item> {
  /** Rejects if the call may be retried. */
  send: (items: readonly Item[]) => Promise<unknown>
  everyMs: number
}

/** Maximum of items that wait while there is no connection. */
const maxWaiting = 100

/** Sends items in batches, and the remaining ones when the user leaves the page. */
export function createBatches<Item>({ everyMs, send }: BatchesInput<Item>): Batches<Item> {
  let waiting: Item[] = []
  let isStopped = false
  const flush = async () => {
    const items = waiting.splice(0)
    if (items.length === 0 || isStopped) return
    try {
      await send(items)
    } catch {
      waiting = [...items, ...waiting].slice(-maxWaiting)
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
