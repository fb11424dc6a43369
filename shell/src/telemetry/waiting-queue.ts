/** Keeps what is to be told until whoever tells it is there: that is loaded after the page. */
export interface WaitingQueue<Item> {
  add: (item: Item) => void
  /** Hands over everything so far, and all that follows. */
  handTo: (take: (item: Item) => void) => void
}

/** `mostWaiting`: what comes when so many wait is lost. */
export function createWaitingQueue<Item>(mostWaiting: number): WaitingQueue<Item> {
  const waiting: Item[] = []
  let take = (item: Item): void => {
    if (waiting.length < mostWaiting) waiting.push(item)
  }
  return {
    add: (item) => take(item),
    handTo: (next) => {
      take = next
      waiting.splice(0).forEach(next)
    },
  }
}
