/** A part of a query: separate words, or adjacent ones in quotes. */
export interface QueryPart {
  readonly words: readonly string[]
  readonly isPhrase: boolean
  readonly isExcluded: boolean
}

const MAX_WORDS = 12
const LONGEST_WORD = 60

/** A minus before a word or a quote, then the text in quotes or up to the next space. An unclosed quote is ignored. */
const part =
  /(?<minus>(?<!\S)[-−](?=[\p{L}\p{N}."“„«]))?(?:(?<![\p{L}\p{N}])["“”„«](?<quoted>[^"“”„«»]*)["“”»]|(?<run>[^\s"“”„«»]+))/gu
/** Names that live by their punctuation stay whole: the analyser spells them out. So does what French writes before a vowel. */
const word = /(?<![\p{L}\p{N}])(?:qu|[cdjlmnst])['’](?=\p{L})|[cf]#|c\+\+|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+/giu

/** Reads "quoted phrases", -exclusions and words. Each word is returned once. */
export function parseQuery(query: string): QueryPart[] {
  const parts: QueryPart[] = []
  const seen = new Set<string>()
  let wordsCount = 0
  const add = (words: readonly string[], kind: Omit<QueryPart, 'words'>): void => {
    const key = JSON.stringify([kind.isExcluded, ...words]).toLowerCase()
    if (words.length === 0 || seen.has(key) || wordsCount + words.length > MAX_WORDS) return
    seen.add(key)
    wordsCount += words.length
    parts.push({ ...kind, words })
  }
  for (const { groups } of query.normalize('NFC').matchAll(part)) {
    const { minus, quoted, run } = groups!
    const isExcluded = minus !== undefined
    const words = wordsOf(quoted ?? run ?? '')
    if (quoted !== undefined || isExcluded) add(words, { isPhrase: quoted !== undefined, isExcluded })
    else for (const one of words) add([one], { isPhrase: false, isExcluded })
  }
  return parts
}

/** The words of a text, as the analyser splits it. */
export const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(word), ([found]) => [...found].slice(0, LONGEST_WORD).join(''))

/** The words of a text, with where each begins and ends. */
export const placedWordsOf = (text: string): { word: string; start: number; end: number }[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ word: found, start: index, end: index + found.length }))

/** The query with some of its words, in lower case, replaced by others. */
export const replaceWords = (query: string, others: ReadonlyMap<string, string>): string =>
  query.normalize('NFC').replaceAll(word, (found) => others.get(found.toLowerCase()) ?? found)
