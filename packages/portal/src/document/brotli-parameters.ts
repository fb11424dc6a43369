import { constants } from 'node:zlib'

/** No larger a window than the text: memory that is never used costs more than compressing a page does. */
export function brotliParameters(quality: number, size: number): Record<number, number> {
  const bits = Math.ceil(Math.log2(size + 1))
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, 16), constants.BROTLI_DEFAULT_WINDOW),
  }
}
