import type { NameLexemes } from '../findable.ts'

/** Limit for the count of a lexeme in a name: further ones add less than a hundredth of a point. */
export const MOST_OFTEN = 4

/** Term for the nth occurrence of a lexeme in a name, from the second on. Lexemes do not contain the separators. */
export const nthTerm = (lexeme: string, nth: number): string => (nth === 1 ? lexeme : `${lexeme}#${nth}`)
/** Term for two adjacent lexemes. */
export const pairTerm = (first: string, second: string): string => `${first} ${second}`

/**
 * Terms for the ranking of a name: its lexemes, their counts, and each pair of adjacent ones. So an engine needs no
 * positions of words, and no ranking of its own.
 */
export function nameTerms(name: NameLexemes): string[] {
  const at = new Map<number, string[]>()
  const terms = new Set<string>()
  for (const [lexeme, places] of Object.entries(name)) {
    for (let nth = 1; nth <= Math.min(places.length, MOST_OFTEN); nth += 1) terms.add(nthTerm(lexeme, nth))
    for (const place of places) at.set(place, [...(at.get(place) ?? []), lexeme])
  }
  for (const [place, firsts] of at)
    for (const second of at.get(place + 1) ?? []) for (const first of firsts) terms.add(pairTerm(first, second))
  return [...terms]
}
