import { diffArrays } from 'diff'

export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Two entirely different novels are not worth comparing word by word. */
const maxChanges = 4000

/** Removed words of `before` and added words of `now`, joined into runs. */
export function textDifference(before: string, now: string): TextPart[] {
  if (before === now) return [{ kind: 'same', text: now }]
  const changes = diffArrays(wordsOf(before), wordsOf(now), { maxEditLength: maxChanges })
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: now },
    ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** Each with the space behind it. */
const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)
