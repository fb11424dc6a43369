import { promisify } from 'node:util'
import { brotliCompressSync, gzip } from 'node:zlib'
import type { Encoding } from '../remotes/accepted-encoding.ts'
import { brotliParameters } from './brotli-parameters.ts'
import type { SlottedBrotli } from './brotli-with-slots.ts'
import { compressWithSlots, fillSlots } from './brotli-with-slots.ts'

/** A document without its nonces: the text between them. */
export interface DocumentBody {
  status: number
  segments: readonly string[]
  /** The whole of it compressed with holes, where that is worth it. */
  brotli: (() => Promise<SlottedBrotli | null>) | null
}

const cachedQuality = 6
/** Half of the time that 4 takes, for a twentieth more bytes. */
const passingQuality = 2

/** `isKept`: it may be sent again. */
export function createBody(status: number, html: string, mark: string, isKept: boolean): DocumentBody {
  const segments = html.split(mark)
  return { status, segments, brotli: isKept ? compressedWhenAskedAgain(segments) : null }
}

/** Most addresses are asked for once while they are fresh, and holes cost more than the page itself. */
function compressedWhenAskedAgain(segments: readonly string[]): () => Promise<SlottedBrotli | null> {
  let timesAsked = 0
  let compressed: Promise<SlottedBrotli | null> | undefined
  return async () => {
    timesAsked += 1
    return timesAsked === 1 ? null : (compressed ??= compressWithSlots(segments, cachedQuality))
  }
}

const compressors: Record<Exclude<Encoding, 'identity'>, (text: string) => Buffer | Promise<Buffer>> = {
  // At once: to hand a page to another thread and to take it back costs a quarter of what this does.
  br: (text) => brotliCompressSync(text, { params: brotliParameters(passingQuality, text.length) }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
}

/** The bytes of one response. Cached documents cost a copy; other encodings than brotli are made for each response. */
export async function bytesOf(body: DocumentBody, encoding: Encoding, nonce: string): Promise<Buffer> {
  const slotted = encoding === 'br' ? await body.brotli?.() : null
  if (slotted) return fillSlots(slotted, nonce)
  const text = body.segments.join(nonce)
  return encoding === 'identity' ? Buffer.from(text) : compressors[encoding](text)
}

/** Compressed it is a quarter of the text at most. */
export const sizeOf = ({ segments }: DocumentBody): number =>
  1.25 * segments.reduce((total, { length }) => total + length, 0)
