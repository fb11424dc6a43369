import type { FilePlace } from '@sild/contract/files/kinds'

/** A file on the disk; only its sender's claims are known. */
export interface ReceivedFile {
  readonly path: string
  readonly name: string
  readonly mimeType: string
  readonly place: FilePlace
  readonly bytes: number
  readonly sha256: string
}
