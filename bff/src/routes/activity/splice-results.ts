const OPEN = Buffer.from('{"result":')
const CLOSE = Buffer.from('}')

/** The bytes of `result` inside an answer of a service, unparsed; null when it is not such an answer. */
export function resultBytes(answer: Buffer): Buffer | null {
  const isEnvelope =
    answer.length > OPEN.length + 1 &&
    answer.compare(OPEN, 0, OPEN.length, 0, OPEN.length) === 0 &&
    answer.at(-1) === CLOSE[0]
  return isEnvelope ? answer.subarray(OPEN.length, -1) : null
}

/** `{"result":{"first":…,"second":…}}` from bytes that are JSON already. */
export function spliceResults(parts: readonly (readonly [name: string, json: Buffer])[]): Buffer {
  const pieces = parts.flatMap(([name, json], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(name)}:`),
    json,
  ])
  return Buffer.concat([OPEN, Buffer.from('{'), ...pieces, Buffer.from('}}')])
}
