/** A set of document numbers, a bit for each. */
export type Bits = Uint32Array

export const emptyBits = (capacity: number): Bits => new Uint32Array(Math.ceil(capacity / 32))

export const setBit = (bits: Bits, place: number): void => void (bits[place >>> 5]! |= 1 << (place & 31))
export const clearBit = (bits: Bits, place: number): void => void (bits[place >>> 5]! &= ~(1 << (place & 31)))
export const hasBit = (bits: Bits, place: number): boolean => (bits[place >>> 5]! & (1 << (place & 31))) !== 0

export function addAll(bits: Bits, others: Bits): void {
  for (let index = 0; index < bits.length; index += 1) bits[index]! |= others[index]!
}
/** @returns whether any is left */
export function keepOnly(bits: Bits, others: Bits): boolean {
  let left = 0
  for (let index = 0; index < bits.length; index += 1) left |= bits[index]! &= others[index]!
  return left !== 0
}
export function takeAway(bits: Bits, others: Bits): void {
  for (let index = 0; index < bits.length; index += 1) bits[index]! &= ~others[index]!
}

/** How many bits of a word are set. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (const word of bits) if (word !== 0) count += onesOf(word)
  return count
}

/** The words that have any bit; nothing where most have, and looking at all of them is as quick. */
export function wordsOf(bits: Bits): Uint32Array | undefined {
  const words: number[] = []
  for (let index = 0; index < bits.length; index += 1) {
    if (bits[index] === 0) continue
    if (words.length > bits.length / 4) return
    words.push(index)
  }
  return Uint32Array.from(words)
}

/** How many both have; in these words where they are known to have all of one. */
export function countCommon(one: Bits, other: Bits, words?: Uint32Array): number {
  if (words) {
    let common = 0
    for (const index of words) common += onesOf(one[index]! & other[index]!)
    return common
  }
  let count = 0
  for (let index = 0; index < one.length; index += 1) {
    const word = one[index]! & other[index]!
    if (word !== 0) count += onesOf(word)
  }
  return count
}

/** Visits the numbers from the lowest to the highest, or the other way. */
export function visitBits(bits: Bits, visit: (place: number) => void, from: 'highest' | 'lowest' = 'lowest'): void {
  const last = bits.length - 1
  for (let step = 0; step <= last; step += 1) {
    const index = from === 'lowest' ? step : last - step
    let word = bits[index]!
    while (word !== 0) {
      const bit = from === 'lowest' ? 31 - Math.clz32(word & -word) : 31 - Math.clz32(word)
      visit(index * 32 + bit)
      word &= ~(1 << bit)
    }
  }
}
