import { type Bits, visitBits, type Words } from './bits.ts'

/** The values that each document has of a filter, which count those of few documents sooner than bits of every value. */
export interface Facet {
  /** Document `place`, the next one, has these. */
  add(place: number, values: readonly string[]): void
  countIn(bits: Bits, words: Words): Map<string, number>
}

const FIRST_ROOM = 1024

export function createFacet(capacity: number): Facet {
  const numbers = new Map<string, number>()
  /** The numbers of the values of all documents, one after the other, and where those of a document begin. */
  let held = new Uint16Array(FIRST_ROOM)
  const starts = new Uint32Array(capacity + 1)
  const numberOf = (value: string): number => {
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    return number
  }
  return {
    add(place, values) {
      const start = starts[place]!
      const end = start + values.length
      if (end > held.length) {
        const larger = new Uint16Array(Math.max(end, held.length * 2))
        larger.set(held)
        held = larger
      }
      for (const [index, value] of values.entries()) held[start + index] = numberOf(value)
      starts[place + 1] = end
    },
    countIn(bits, words) {
      const counts = new Uint32Array(numbers.size)
      visitBits(
        bits,
        (place) => {
          for (let index = starts[place]!; index < starts[place + 1]!; index += 1) counts[held[index]!]! += 1
        },
        { words },
      )
      return new Map([...numbers].map(([value, number]) => [value, counts[number]!]))
    },
  }
}
