/** A set of document numbers, a bit for each, in words of 32. */
export type Bits = Uint32Array

/** The valid words of the bits; by default all. */
export type Words = Uint32Array | undefined

/** The hits of one type: bits, and the indexes of the words with any bit set. */
export interface Hits {
  readonly bits: Bits
  readonly words: Words
  /** Number of set bits, once it is counted. No bit is cleared after that. */
  count?: number
}

export const emptyBits = (capacity: number): Bits => new Uint32Array(Math.ceil(capacity / 32))

export const setBit = (bits: Bits, place: number): void => void (bits[place >>> 5]! |= 1 << (place & 31))
export const clearBit = (bits: Bits, place: number): void => void (bits[place >>> 5]! &= ~(1 << (place & 31)))
export const hasBit = (bits: Bits, place: number): boolean => (bits[place >>> 5]! & (1 << (place & 31))) !== 0

export function addAll(bits: Bits, others: Bits, words?: Words): void {
  if (words) for (const index of words) bits[index]! |= others[index]!
  else for (let index = 0; index < bits.length; index += 1) bits[index]! |= others[index]!
}
function keepOnly(bits: Bits, others: Bits, words?: Words): void {
  if (words) for (const index of words) bits[index]! &= others[index]!
  else for (let index = 0; index < bits.length; index += 1) bits[index]! &= others[index]!
}
/** Keeps the bits that are set in any of the others. */
export function intersectUnion(bits: Bits, others: readonly Bits[], words?: Words): void {
  const [first, second] = others
  if (!first) return void bits.fill(0)
  if (!second) return keepOnly(bits, first, words)
  // Most words have two or three lexemes.
  const third = others[2] ?? second
  const more = others.slice(3)
  const length = (words ?? bits).length
  for (let nth = 0; nth < length; nth += 1) {
    const index = words ? words[nth]! : nth
    let any = first[index]! | second[index]! | third[index]!
    for (const other of more) any |= other[index]!
    bits[index]! &= any
  }
}
export function subtract(bits: Bits, others: Bits, words?: Words): void {
  if (words) for (const index of words) bits[index]! &= ~others[index]!
  else for (let index = 0; index < bits.length; index += 1) bits[index]! &= ~others[index]!
}

/** Number of set bits in a word. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits, words?: Words): number {
  let count = 0
  // `for … of` over an array of numbers takes almost twice as long.
  if (words) for (let nth = 0; nth < words.length; nth += 1) count += countOnes(bits[words[nth]!]!)
  else
    for (let index = 0; index < bits.length; index += 1) {
      const word = bits[index]!
      if (word !== 0) count += countOnes(word)
    }
  return count
}

/** Number of bits set in both. */
export function countCommon(one: Bits, other: Bits, words?: Words): number {
  let count = 0
  if (words)
    for (let nth = 0; nth < words.length; nth += 1) {
      const index = words[nth]!
      count += countOnes(one[index]! & other[index]!)
    }
  else
    for (let index = 0; index < one.length; index += 1) {
      const word = one[index]! & other[index]!
      if (word !== 0) count += countOnes(word)
    }
  return count
}

/** Buffer for words while their number is unknown. */
let room = new Uint32Array(0)

/** The non-empty ones of the valid words; all valid words if most are non-empty, because checking each is as fast. */
export function wordsOf(bits: Bits, words?: Words): Words {
  const most = words ? words.length : Math.floor(bits.length / 4)
  if (room.length < most) room = new Uint32Array(most)
  const length = (words ?? bits).length
  let count = 0
  for (let nth = 0; nth < length; nth += 1) {
    const index = words ? words[nth]! : nth
    if (bits[index] === 0) continue
    if (count === most) return undefined
    room[count] = index
    count += 1
  }
  return room.slice(0, count)
}

/** Keeps the bits with a value of at least `least`. */
export function keepAtLeast(bits: Bits, values: Float64Array, { least, words }: { least: number; words: Words }): void {
  const length = (words ?? bits).length
  for (let nth = 0; nth < length; nth += 1) {
    const index = words ? words[nth]! : nth
    let mask = 0
    for (let word = bits[index]!; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word)
      if (values[index * 32 + bit]! >= least) mask |= 1 << bit
    }
    bits[index] = mask
  }
}

/** Visits the numbers from the lowest to the highest, or the other way, until a visit gives `false`. */
export function visitBits(
  bits: Bits,
  visit: (place: number) => unknown,
  { from = 'lowest', words }: { from?: 'highest' | 'lowest'; words?: Words } = {},
): void {
  const last = (words ?? bits).length - 1
  for (let step = 0; step <= last; step += 1) {
    const nth = from === 'lowest' ? step : last - step
    const index = words ? words[nth]! : nth
    let word = bits[index]!
    while (word !== 0) {
      const bit = from === 'lowest' ? 31 - Math.clz32(word & -word) : 31 - Math.clz32(word)
      if (visit(index * 32 + bit) === false) return
      word &= ~(1 << bit)
    }
  }
}
