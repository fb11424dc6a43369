export interface Part {
  readonly field?: string
  readonly fileName?: string
  readonly type?: string
  readonly content: Buffer | string
}

const BOUNDARY = '----sild-test-boundary'
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`

/** A multipart body as browsers make it, or a malformed one. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ content, field = 'file', fileName, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
