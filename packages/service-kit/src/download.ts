import type { Readable } from 'node:stream'

/** What an operation answers that is a download: sent while it is made, so that no answer is too big for memory. */
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

  /** For programs that save it, and for our pages, which read its plain name. */
  get headers(): Readonly<Record<string, string>> {
    return { 'content-disposition': `attachment; filename="${this.fileName}"`, 'x-file-name': this.fileName }
  }
}
