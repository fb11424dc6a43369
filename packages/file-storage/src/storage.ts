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

/** Stores uploaded files, each under a key of the contract. The files service knows their owners. */
export interface Storage {
  /** Replaces the file. A broken stream leaves no file behind. @throws storage-full */
  put(key: string, content: Readable | Uint8Array): Promise<void>
  /**
   * Null where there is no file. `rangeOf` gets the length of the file and returns the wanted part. A caller that does
   * not read the content to its end must destroy it.
   */
  open(key: string, rangeOf?: (bytes: number) => ByteRange | null): Promise<OpenFile | null>
  /** Does nothing where there is no file. */
  remove(key: string): Promise<void>
}
