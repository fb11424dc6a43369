import { type FilePlace, kindAt, maxBytesAt } from './kinds.ts'

/** Why a file is not even sent, or null: the server would refuse it after all of it had arrived. */
export function fileRefusal(place: FilePlace, { name, size }: { name: string; size: number }): 'type' | 'size' | null {
  if (!kindAt(place, name)) return 'type'
  return size > maxBytesAt(place) ? 'size' : null
}
