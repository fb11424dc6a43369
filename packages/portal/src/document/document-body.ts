import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, gzip } from 'node:zlib'
import type { Encoding } from '../http/accepted-encoding.ts'
import { brotliParameters } from './brotli-parameters.ts'
import { compressWithSlots, fillSlots, type SlottedBrotli } from './brotli-with-slots.ts'

/** A document that was rendered, for one reader after the other. */
export interface DocumentBody {
  status: number
  /** The whole of it with a nonce that no other reader gets. */
  answer: (encoding: Encoding) => Promise<Answer>
}
export interface Answer {
  bytes: Buffer
  nonce: string
}

const cachedQuality = 6
/** A quarter of the time that 4 takes, for a tenth more bytes. */
const passingQuality = 1

/** At once: to hand a page to another thread and to take it back costs a quarter of what this does. */
const compress = (page: Buffer): Buffer =>
  brotliCompressSync(page, { params: brotliParameters(passingQuality, page.length) })

const encoders: Record<Encoding, (page: Buffer) => Buffer | Promise<Buffer>> = {
  br: compress,
  gzip: (page) => promisify(gzip)(page, { level: 5 }),
  identity: (page) => page,
}

/** `nonce` is in the page and belongs to the first reader. It is new, so no text that a user wrote contains it. */
export function createBody(status: number, page: Buffer, nonce: string): DocumentBody {
  return { status, answer: async (encoding) => ({ nonce, bytes: await encoders[encoding](page) }) }
}

/**
 * A body that may be requested again. Until then it is cached compressed, as the first reader got it: most addresses
 * are requested once while they are fresh, holes for nonces cost more than the page itself, and the text is six times
 * as large. The page itself is released: much memory outside of the heap triggers collections of the whole heap.
 */
export function createCachedBody(
  status: number,
  page: Buffer<ArrayBuffer>,
  firstNonce: string,
  createNonce: () => string,
): DocumentBody {
  let compressed: Buffer | null = null
  let slotted: Promise<SlottedBrotli | null> | undefined

  const answerFirst = async (encoding: Encoding): Promise<Buffer> => {
    compressed = compress(page)
    if (encoding !== 'br') return encoders[encoding](page)
    page.buffer.transfer(0)
    return compressed
  }
  const answerAgain = async (encoding: Encoding, nonce: string, cached: Buffer): Promise<Buffer> => {
    const segments = () => brotliDecompressSync(cached).toString().split(firstNonce)
    if (encoding === 'br') {
      slotted ??= compressWithSlots(segments(), cachedQuality)
      const found = await slotted
      if (found) return fillSlots(found, nonce)
    }
    return encoders[encoding](Buffer.from(segments().join(nonce)))
  }
  return {
    status,
    async answer(encoding) {
      if (!compressed) return { nonce: firstNonce, bytes: await answerFirst(encoding) }
      const nonce = createNonce()
      return { nonce, bytes: await answerAgain(encoding, nonce, compressed) }
    },
  }
}

/** Bytes of a cached body: compressed as the first reader got it, and again with holes, each a quarter of the text. */
export const cachedSizeOf = (page: Buffer): number => page.length / 2
