import type { Readable } from 'node:stream'

export interface OpenFile {
  readonly content: Readable
  readonly bytes: number
}

/** Where uploaded files lie, each under a key of the contract. Whose they are is known to the files service. */
export interface Storage {
  /** Replaces what lies there. A broken stream leaves nothing behind. @throws storage-full */
  put(key: string, content: Readable | Uint8Array): Promise<void>
  /** null where nothing lies. Whoever does not read the content to its end destroys it. */
  open(key: string): Promise<OpenFile | null>
  /** Does nothing where nothing lies. */
  remove(key: string): Promise<void>
}
