import { type Bits, hasBit, type Hits, visitBits } from './bits.ts'
import type { Order } from './orders.ts'

interface FirstInput {
  readonly order: Order
  readonly count: number
}

/** Sorting now and then is cheaper than keeping order. */
const MIN_BUFFER = 512

/** The first `count` hits, by a scan of all hits. */
export function firstOf({ bits, words }: Hits, { order: { compare, from, key }, count }: FirstInput): number[] {
  const buffer: number[] = []
  let last: number | undefined
  let lastKey = Infinity
  const cut = (): void => {
    buffer.sort(compare)
    buffer.length = Math.min(buffer.length, count)
    if (buffer.length < count) return
    last = buffer.at(-1)!
    lastKey = key(last)
  }
  const full = Math.max(2 * count, MIN_BUFFER)
  visitBits(
    bits,
    (place) => {
      const own = key(place)
      if (own > lastKey || (own === lastKey && last !== undefined && compare(place, last) > 0)) return
      buffer.push(place)
      if (buffer.length === full) cut()
    },
    { from, words },
  )
  cut()
  return buffer
}

/** The first `count` hits, by a scan of the sorted places. Hits that are not sorted yet are compared one by one. */
export function firstInOrder(
  bits: Bits,
  { count, inOrder, order }: FirstInput & { readonly inOrder: Uint32Array },
): number[] {
  const found: number[] = []
  for (let nth = 0; nth < inOrder.length && found.length < count; nth += 1)
    if (hasBit(bits, inOrder[nth]!)) found.push(inOrder[nth]!)
  const before = found.length
  const start = inOrder.length >>> 5
  visitBits(bits.subarray(start), (offset) => {
    const place = start * 32 + offset
    if (place >= inOrder.length) found.push(place)
  })
  return found.length === before ? found : found.toSorted(order.compare).slice(0, count)
}
