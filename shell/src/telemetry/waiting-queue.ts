/** Queues items until their sender is loaded, which happens after the page. */
export interface WaitingQueue<Item> {
  add: (item: Item) => void
  /** Passes all queued and all later items to `take`. */
  handTo: (take: (item: Item) => void) => void
}

/** `maxWaiting`: items beyond this length are dropped. */
export function createWaitingQueue<Item>(maxWaiting: number): WaitingQueue<Item> {
  const waiting: Item[] = []
  let take = (item: Item): void => {
    if (waiting.length < maxWaiting) waiting.push(item)
  }
  return {
    add: (item) => take(item),
    handTo: (next) => {
      take = next
      waiting.splice(0).forEach(next)
    },
  }
}
