import { type Bits, emptyBits, setBit } from './bits.ts'

/** The documents below `size` on one side of a bound, without those with NaN. The caller must not change the bits. */
export type WithinBound = (bound: number, size: number) => Bits

/** Caches the last bounds: users go to the next page, and choose round numbers. */
const REMEMBERED = 64

/** Caches the documents within a bound. A value never changes, so only later documents are checked again. */
export function createBounds(values: Float64Array, isWithin: (value: number, bound: number) => boolean): WithinBound {
  const known = new Map<number, { readonly bits: Bits; looked: number }>()
  return (bound, size) => {
    const within = known.get(bound) ?? { bits: emptyBits(values.length), looked: 0 }
    known.delete(bound)
    known.set(bound, within)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    for (; within.looked < size; within.looked += 1)
      if (isWithin(values[within.looked]!, bound)) setBit(within.bits, within.looked)
    return within.bits
  }
}
