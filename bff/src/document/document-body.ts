import { promisify } from 'node:util'
import { brotliCompressSync, gzip } from 'node:zlib'
import type { Encoding } from '../remotes/accepted-encoding.ts'
import { brotliParameters } from './brotli-parameters.ts'
import type { SlottedBrotli } from './brotli-with-slots.ts'
import { compressWithSlots, fillSlots } from './brotli-with-slots.ts'

/** A document without its nonces: the bytes between them. */
export interface DocumentBody {
  status: number
  segments: readonly Uint8Array[]
  /** The whole of it compressed with holes, where that is worth it. */
  brotli: (() => Promise<SlottedBrotli | null>) | null
}

const cachedQuality = 6
/** A quarter of the time that 4 takes, for a tenth more bytes. */
const passingQuality = 1

/** `isKept`: it may be sent again. */
export function createBody(status: number, html: Uint8Array<ArrayBuffer>, mark: string, isKept: boolean): DocumentBody {
  const segments = splitBytes(Buffer.from(html.buffer), Buffer.from(mark))
  return { status, segments, brotli: isKept ? compressedWhenAskedAgain(segments) : null }
}

function splitBytes(bytes: Buffer, mark: Buffer): Buffer[] {
  const segments: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, from)) {
    segments.push(bytes.subarray(from, at))
    from = at + mark.length
  }
  return [...segments, bytes.subarray(from)]
}

/** Most addresses are asked for once while they are fresh, and holes cost more than the page itself. */
function compressedWhenAskedAgain(segments: readonly Buffer[]): () => Promise<SlottedBrotli | null> {
  let timesAsked = 0
  let compressed: Promise<SlottedBrotli | null> | undefined
  return async () => {
    timesAsked += 1
    return timesAsked === 1 ? null : (compressed ??= compressWithSlots(segments.map(String), cachedQuality))
  }
}

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Buffer | Promise<Buffer>> = {
  // At once: to hand a page to another thread and to take it back costs a quarter of what this does.
  br: (bytes) => brotliCompressSync(bytes, { params: brotliParameters(passingQuality, bytes.length) }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 5 }),
}

/** The bytes of one response. Cached documents cost a copy; other encodings than brotli are made for each response. */
export async function bytesOf(body: DocumentBody, encoding: Encoding, nonce: string): Promise<Buffer> {
  const slotted = encoding === 'br' ? await body.brotli?.() : null
  if (slotted) return fillSlots(slotted, nonce)
  const [first, ...rest] = body.segments
  const hole = Buffer.from(nonce)
  const whole = Buffer.concat([first!, ...rest.flatMap((segment) => [hole, segment])]) // A split leaves one at least.
  return encoding === 'identity' ? whole : compressors[encoding](whole)
}

/** Compressed it is a quarter of the text at most. */
export const sizeOf = ({ segments }: DocumentBody): number =>
  1.25 * segments.reduce((total, { length }) => total + length, 0)
