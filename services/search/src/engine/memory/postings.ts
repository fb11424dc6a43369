import { addAll, type Bits, countCommon, emptyBits, hasBit, setBit, visitBits, type Words } from './bits.ts'

/** The documents with a term; numbers of documents only grow. */
export interface Postings {
  /** Document `place`, higher than all before it, has these terms. */
  add(place: number, terms: readonly string[]): void
  /** Number of documents with the term. */
  count(term: string): number
  /** Bits of the matching documents, if the term has a bitmap. Do not modify. */
  bits(term: string): Bits | null
  /** Visits them, until a visit gives `false`. */
  visit(term: string, each: (place: number) => unknown): void
  /** Adds them to `bits`. */
  addTo(bits: Bits, term: string): void
  /** How many of the documents are in `bits`. */
  countIn(bits: Bits, term: string, words?: Words): number
  /** The terms that begin so, of the beginnings that were named when it was made. */
  termsBeginning(beginning: string): readonly string[]
}

const BLOCK_BITS = 20
const BLOCK = 2 ** BLOCK_BITS
const FIRST_CHUNK = 2
/** Terms in more than one of 128 documents are stored as bits: up to four times the size of chunks, but faster. */
const COMMON = 128
const LARGEST_CHUNK = 256
const nextSize = (size: number): number => Math.min(size * 2, LARGEST_CHUNK)

interface Term {
  count: number
  /** Start of the first chunk, and position of the next number. */
  first: number
  next: number
  /** Free places of the last chunk, and its size. */
  room: number
  size: number
  /** Instead of chunks, once it is common. */
  bits: Bits | null
}

/**
 * The documents of a term are in chunks that double in size; each chunk ends with the position of the next. All chunks
 * share one growing pool, so half a million terms need no arrays of their own. Frequent terms have a bitmap instead.
 */
export function createPostings(capacity: number, beginnings: readonly string[]): Postings {
  const terms = new Map<string, Term>()
  const beginning = new Map<string, string[]>(beginnings.map((one) => [one, []]))
  const blocks: Uint32Array[] = []
  let free = 0
  const at = (address: number): number => blocks[address >>> BLOCK_BITS]![address & (BLOCK - 1)]!
  const write = (address: number, value: number): void => {
    blocks[address >>> BLOCK_BITS]![address & (BLOCK - 1)] = value
  }
  const allocate = (size: number): number => {
    // A chunk and the place of the next one, in one block.
    const isInBlock = (free & (BLOCK - 1)) + size < BLOCK && free < blocks.length * BLOCK
    if (!isInBlock) free = blocks.length * BLOCK
    if (free >= blocks.length * BLOCK) blocks.push(new Uint32Array(BLOCK))
    const address = free
    free += size + 1
    return address
  }
  /** Visits adjacent numbers, one chunk at a time. */
  const visitChunks = (
    { count, first }: Term,
    each: (block: Uint32Array, start: number, end: number) => unknown,
  ): void => {
    let [address, left, size] = [first, count, FIRST_CHUNK]
    while (left > 0) {
      const start = address & (BLOCK - 1)
      const here = Math.min(left, size)
      if (each(blocks[address >>> BLOCK_BITS]!, start, start + here) === false) return
      left -= here
      if (left > 0) address = at(address + size)
      size = nextSize(size)
    }
  }
  const addListed = (bits: Bits, term: Term): void =>
    visitChunks(term, (block, start, end) => {
      for (let index = start; index < end; index += 1) setBit(bits, block[index]!)
    })
  const addTerm = (name: string): Term => {
    const first = allocate(FIRST_CHUNK)
    const term = { count: 0, first, next: first, room: FIRST_CHUNK, size: FIRST_CHUNK, bits: null }
    terms.set(name, term)
    beginning.get(name.slice(0, 2))?.push(name)
    return term
  }
  const append = (term: Term, place: number): void => {
    term.count += 1
    if (term.bits) return setBit(term.bits, place)
    if (term.room === 0) {
      term.size = term.room = nextSize(term.size)
      const address = allocate(term.size)
      write(term.next, address)
      term.next = address
    }
    write(term.next, place)
    term.next += 1
    term.room -= 1
    if (term.count <= capacity / COMMON) return
    const bits = emptyBits(capacity)
    addListed(bits, term)
    term.bits = bits
  }
  return {
    add(place, names) {
      for (const name of names) append(terms.get(name) ?? addTerm(name), place)
    },
    count: (name) => terms.get(name)?.count ?? 0,
    bits: (name) => terms.get(name)?.bits ?? null,
    visit(name, each) {
      const term = terms.get(name)
      if (term?.bits) return visitBits(term.bits, each)
      if (term)
        visitChunks(term, (block, start, end) => {
          for (let index = start; index < end; index += 1) if (each(block[index]!) === false) return false
          return true
        })
    },
    addTo(bits, name) {
      const term = terms.get(name)
      if (!term) return
      if (term.bits) addAll(bits, term.bits)
      else addListed(bits, term)
    },
    countIn(bits, name, words) {
      const term = terms.get(name)
      if (!term) return 0
      if (term.bits) return countCommon(bits, term.bits, words)
      let count = 0
      visitChunks(term, (block, start, end) => {
        for (let index = start; index < end; index += 1) if (hasBit(bits, block[index]!)) count += 1
      })
      return count
    },
    termsBeginning: (one) => beginning.get(one) ?? [],
  }
}
