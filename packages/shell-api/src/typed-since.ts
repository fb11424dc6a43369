const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is there beside what was sent: the words that follow it, or all of what was changed; field by field, where it has fields. */
export const typedSince = <Value>(present: Value, sent: Value, empty: Value): Value =>
  left(present, sent, empty) as Value // It has the parts of both.

function left(present: unknown, sent: unknown, empty: unknown): unknown {
  if (isSame(present, sent)) return empty
  if (typeof present === 'string' && typeof sent === 'string') return wordsAfter(present.trim(), sent.trim()) ?? present
  if (!isRecord(present) || !isRecord(sent) || !isRecord(empty)) return present
  return Object.fromEntries(
    Object.entries(present).map(([name, value]) => [name, left(value, sent[name], empty[name])]),
  )
}

function wordsAfter(present: string, sent: string): string | undefined {
  const rest = present.slice(sent.length)
  return present.startsWith(sent) && /^(?:\s|$)/.test(rest) ? rest.trimStart() : undefined
}
