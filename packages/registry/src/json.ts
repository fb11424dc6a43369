export const toJsonBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/** Schemas of the contract, which stand deepest, need thirty. What compares them calls itself for each level. */
const MAX_DEPTH = 100
const string = /"(?:[^"\\]|\\.)*"/g
const bracket = /[[{]|[\]}]/g

function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.replace(string, '').matchAll(bracket)) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** @throws SyntaxError for invalid JSON, or JSON that is too deep to compare */
export function parseJson(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes).toString('utf8')
  if (isTooDeep(text)) throw new SyntaxError('The JSON is too deep')
  return JSON.parse(text)
}
/** Null for invalid JSON. */
export function parseJsonOrNull(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes)
  } catch {
    return null
  }
}
