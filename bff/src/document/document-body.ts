import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../remotes/accepted-encoding.ts'
import type { SlottedBrotli } from './brotli-with-slots.ts'
import { compressWithSlots, fillSlots } from './brotli-with-slots.ts'

/** A document without its nonces: the text between them, and the whole of it compressed with holes. */
export interface DocumentBody {
  status: number
  segments: readonly string[]
  brotli: SlottedBrotli | null
}

const cachedQuality = 6
const passingQuality = 4

/** `isKept`: worth compressing with holes, because it will be sent again. */
export async function createBody(status: number, html: string, mark: string, isKept: boolean): Promise<DocumentBody> {
  const segments = html.split(mark)
  return { status, segments, brotli: isKept ? await compressWithSlots(segments, cachedQuality) : null }
}

const compressors: Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: passingQuality } }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
}

/** The bytes of one response. Cached documents cost a copy; other encodings than brotli are made for each response. */
export function bytesOf(body: DocumentBody, encoding: Encoding, nonce: string): Buffer | Promise<Buffer> {
  if (encoding === 'br' && body.brotli) return fillSlots(body.brotli, nonce)
  const text = body.segments.join(nonce)
  return encoding === 'identity' ? Buffer.from(text) : compressors[encoding](text)
}

export const sizeOf = ({ segments, brotli }: DocumentBody): number =>
  (brotli?.bytes.length ?? 0) + segments.reduce((total, { length }) => total + length, 0)
