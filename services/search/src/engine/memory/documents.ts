import type { FindableValues } from '../findable.ts'

/** Columns of numbers, a row for each document, and where the document of a guid is. */
export interface Documents {
  readonly publishedAt: Float64Array
  readonly expiresAt: Float64Array
  readonly score: Float64Array
  readonly rating: Float32Array
  readonly responses: Int32Array
  readonly favorites: Int32Array
  /** NaN where none is named: it is neither above nor below anything. */
  readonly priceFrom: Float64Array
  readonly priceTo: Float64Array
  write(place: number, guid: string, values: FindableValues): void
  guidOf(place: number): string
  /** Negative if the guid sorts first. */
  compareGuids(one: number, other: number): number
  placeOf(guid: string): number | undefined
  forget(guid: string): void
}

const GUID_BYTES = 16
const EMPTY = 0
/** 2³² by the golden ratio: neighbours are spread far apart. */
const GOLDEN = 0x9e3779b1
const hex = (guid: string): string => guid.replaceAll('-', '')

export function createDocuments(capacity: number): Documents {
  const guids = Buffer.alloc(capacity * GUID_BYTES)
  // Hashed by the end of a guid, which differs most; a used slot leads to the next one.
  const slotBits = Math.ceil(Math.log2(capacity * 2 + 2))
  const slots = new Int32Array(2 ** slotBits)
  const mask = slots.length - 1
  const guidBytes = (place: number): Buffer => guids.subarray(place * GUID_BYTES, (place + 1) * GUID_BYTES)
  const slotOf = (bytes: Buffer): number => {
    let slot = Math.imul(bytes.readUInt32BE(8) ^ bytes.readUInt32BE(12), GOLDEN) >>> (32 - slotBits)
    while (slots[slot] !== EMPTY && !guidBytes(Math.abs(slots[slot]!) - 1).equals(bytes)) slot = (slot + 1) & mask
    return slot
  }
  const columns = {
    publishedAt: new Float64Array(capacity),
    expiresAt: new Float64Array(capacity),
    score: new Float64Array(capacity),
    rating: new Float32Array(capacity),
    responses: new Int32Array(capacity),
    favorites: new Int32Array(capacity),
    priceFrom: new Float64Array(capacity),
    priceTo: new Float64Array(capacity),
  }
  return {
    ...columns,
    write(place, guid, values) {
      const bytes = Buffer.from(hex(guid), 'hex')
      bytes.copy(guids, place * GUID_BYTES)
      slots[slotOf(bytes)] = place + 1
      columns.publishedAt[place] = values.publishedAt
      columns.expiresAt[place] = values.expiresAt
      columns.score[place] = values.score
      columns.rating[place] = values.rating
      columns.responses[place] = values.responses
      columns.favorites[place] = values.favorites
      columns.priceFrom[place] = values.priceFrom ?? NaN
      columns.priceTo[place] = values.priceTo ?? NaN
    },
    guidOf(place) {
      const text = guidBytes(place).toString('hex')
      return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
    },
    compareGuids: (one, other) => guidBytes(one).compare(guidBytes(other)),
    placeOf(guid) {
      const found = slots[slotOf(Buffer.from(hex(guid), 'hex'))]!
      return found > 0 ? found - 1 : undefined
    },
    forget(guid) {
      const slot = slotOf(Buffer.from(hex(guid), 'hex'))
      // A negative place is a deleted entry. The probe continues with the next slot.
      if (slots[slot]! > 0) slots[slot] = -slots[slot]!
    },
  }
}
