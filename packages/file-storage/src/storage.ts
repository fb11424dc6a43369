import type { Readable } from 'node:stream'

export interface OpenFile {
  readonly content: Readable
  /** Of the whole file. */
  readonly bytes: number
}

/** A part of a file, both ends in it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where uploaded files lie, each under a key of the contract. Whose they are is known to the files service. */
export interface Storage {
  /** Replaces what lies there. A broken stream leaves nothing behind. @throws storage-full */
  put(key: string, content: Readable | Uint8Array): Promise<void>
  /** Null where nothing lies. `rangeOf` is told how long the file is and says which part is wanted. Whoever does not read the content to its end destroys it. */
  open(key: string, rangeOf?: (bytes: number) => ByteRange | null): Promise<OpenFile | null>
  /** Does nothing where nothing lies. */
  remove(key: string): Promise<void>
}
