import { promisify } from 'node:util'
import { brotliDecompress, BrotliCompress, constants } from 'node:zlib'
import { brotliParameters } from './brotli-parameters.ts'
import { createNonce, nonceLength } from './nonce.ts'

/** A compressed document with a hole of fixed length at each place of the nonce. */
export interface SlottedBrotli {
  bytes: Buffer
  slots: readonly number[]
}

const decompress = promisify(brotliDecompress)

/** After every nonce, and part of its uncompressed block: the encoder models the next byte by the last two, which so never differ. */
export const slotTail = '">'
/** Bytes that never occur in UTF-8, so Brotli makes no back-reference to a slot that a nonce overwrites. */
const neverInText = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]
/** A de Bruijn sequence of them: no two bytes ever follow each other twice, so no placeholder is in part a copy of another or of itself. */
const placeholders = Buffer.from(
  neverInText.flatMap((first, index) => [first, ...neverInText.slice(index + 1).flatMap((second) => [first, second])]),
)
const maxSlots = Math.floor(placeholders.length / nonceLength)
const placeholderOf = (slot: number): Buffer => placeholders.subarray(slot * nonceLength, (slot + 1) * nonceLength)

/** RFC 7932, 9.2: not last, four nibbles of length, uncompressed, then zeros up to the byte. */
function uncompressedBlock(content: Buffer): Buffer {
  const header = ((content.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([header & 0xff, (header >> 8) & 0xff, (header >> 16) & 0xff]), content])
}

function createEncoder(quality: number, size: number) {
  const encoder = new BrotliCompress({ params: brotliParameters(quality, size) })
  let parts: Buffer[] = []
  const take = (): Buffer => {
    const taken = Buffer.concat(parts)
    parts = []
    return taken
  }
  const failed = new Promise<never>((_, reject) => encoder.once('error', reject))
  encoder.on('data', (part: Buffer) => parts.push(part))
  return {
    /** What the encoder makes of this, to the last byte: a flush ends on a whole one. */
    push: (content: Buffer): Promise<Buffer> => {
      encoder.write(content)
      return Promise.race([
        failed,
        new Promise<Buffer>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(take()))),
      ])
    },
    end: (content: Buffer): Promise<Buffer> => {
      encoder.end(content)
      return Promise.race([failed, new Promise<Buffer>((resolve) => encoder.once('end', () => resolve(take())))])
    },
  }
}

/** Writes the nonce of a response into a copy of the document. */
export function fillSlots({ bytes, slots }: SlottedBrotli, nonce: string): Buffer {
  const copy = Buffer.from(bytes)
  for (const slot of slots) copy.write(nonce, slot, 'latin1')
  return copy
}

/**
 * Compresses the segments of a document with a nonce between each two. The nonces stand uncompressed in the stream, so that a
 * cached document is sent with a new one by overwriting 24 bytes. Null when decompressing it with other nonces does not give the
 * document back: the caller then compresses each response.
 */
export async function compressWithSlots(segments: readonly string[], quality: number): Promise<SlottedBrotli | null> {
  const [first = '', ...rest] = segments
  if (rest.length > maxSlots || rest.some((segment) => !segment.startsWith(slotTail))) return null
  const encoder = createEncoder(
    quality,
    segments.reduce((total, segment) => total + segment.length, 0),
  )
  const parts: Buffer[] = []
  const slots: number[] = []
  let length = 0
  const append = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  let segment = Buffer.from(first)
  for (const [index, following] of rest.entries()) {
    append(await encoder.push(segment))
    const block = Buffer.concat([placeholderOf(index), Buffer.from(slotTail)])
    // The encoder learns of the block as the decoder will; what it would have written is replaced by our own.
    await encoder.push(block)
    slots.push(length + 3)
    append(uncompressedBlock(block))
    segment = Buffer.from(following.slice(slotTail.length))
  }
  append(await encoder.end(segment))
  const slotted = { bytes: Buffer.concat(parts), slots }
  return (await isFaithful(slotted, segments)) ? slotted : null
}

async function isFaithful(slotted: SlottedBrotli, segments: readonly string[]): Promise<boolean> {
  for (const nonce of [createNonce(), createNonce()]) {
    const decompressed = await decompress(fillSlots(slotted, nonce)).catch(() => null)
    if (decompressed?.toString() !== segments.join(nonce)) return false
  }
  return true
}
