const WORDS_A_MINUTE = 200
const words = /[\p{L}\p{N}]+/gu

/** Reading time for a slow reader, at least a minute. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.ceil((markdown.match(words)?.length ?? 0) / WORDS_A_MINUTE))
