export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const mostCells = 4_000_000

/** Word by word what was removed from `before` and added in `now`: the longest common subsequence, joined into runs. */
export function textDifference(before: string, now: string): TextPart[] {
  if (before === now) return [{ kind: 'same', text: now }]
  const old = before.split(/(?<=\s)/)
  const fresh = now.split(/(?<=\s)/)
  // Two entirely different novels are not worth a table.
  if (old.length * fresh.length > mostCells)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: now },
    ]

  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === fresh[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)

  const parts: TextPart[] = []
  const push = (kind: TextPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let i = 0
  let j = 0
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      push('same', fresh[j]!)
      i++
      j++
    } else if (j >= fresh.length || (i < old.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!))
      push('removed', old[i++]!)
    else push('added', fresh[j++]!)
  }
  return parts
}
