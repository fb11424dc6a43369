export const toJsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
export const parseJson = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
