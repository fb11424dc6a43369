import type { ByteRange } from '@sild/file-storage'

const single = /^bytes=(\d*)-(\d*)$/

/**
 * The range of a file that a request wants (RFC 9110, 14.2). Null: the whole file, without a range or with one that may
 * be ignored, such as several ranges. `unsatisfiable`: the range starts after the end.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = single.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const start = Math.max(0, bytes - Number(last))
    return start < bytes ? { start, end: bytes - 1 } : 'unsatisfiable'
  }
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)]
  if (last !== '' && Number(last) < start) return null
  return start < bytes ? { start, end } : 'unsatisfiable'
}
