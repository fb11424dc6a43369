export const toJsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
export const parseJson = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
/** Null for what is no JSON. */
export function parseJsonOrNull(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes)
  } catch {
    return null
  }
}
