import type { ByteRange } from '@sild/file-storage'

const single = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file of so many bytes that a request asks for (RFC 9110, 14.2). Null is all of it: nothing was asked for, or in a
 * way that may be passed over, several parts at once for one. `unsatisfiable` begins behind its end.
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
