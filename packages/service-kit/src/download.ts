import type { Readable } from 'node:stream'

/** The reply of a download operation: streamed while it is created, so that it need not fit into memory. */
export class Download {
  readonly fileName: string
  readonly type: string
  readonly stream: Readable

  /** @param fileName letters, digits, `.`, `-` and `_` @param type the `content-type` */
  constructor(fileName: string, type: string, stream: Readable) {
    this.fileName = fileName
    this.type = type
    this.stream = stream
  }

  /** Two names: the encoded one for programs that save the file, and the plain one for our pages. */
  get headers(): Readonly<Record<string, string>> {
    return { 'content-disposition': `attachment; filename="${this.fileName}"`, 'x-file-name': this.fileName }
  }
}
