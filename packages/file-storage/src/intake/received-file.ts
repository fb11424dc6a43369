import type { FilePlace } from '@sild/contract/files/kinds'

/** A file on the disk of which nothing is known but what its sender said. */
export interface ReceivedFile {
  readonly path: string
  readonly name: string
  readonly mimeType: string
  readonly place: FilePlace
  readonly bytes: number
  readonly sha256: string
}
