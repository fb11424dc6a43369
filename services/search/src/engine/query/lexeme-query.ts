/** A boolean of lexemes: what Postgres writes as a tsquery, and an index in memory can read. */
export type LexemeQuery =
  | string
  | { readonly any: readonly LexemeQuery[] }
  | { readonly all: readonly LexemeQuery[] }
  /** A sequence of adjacent lexemes. */
  | { readonly inOrder: readonly LexemeQuery[] }

const operators = { any: '|', all: '&', inOrder: '<->' } as const

const partsOf = (query: Exclude<LexemeQuery, string>): [operator: string, parts: readonly LexemeQuery[]] => {
  if ('any' in query) return [operators.any, query.any]
  if ('all' in query) return [operators.all, query.all]
  return [operators.inOrder, query.inOrder]
}

/** The text of a tsquery. Lexemes are letters and digits, or a filter's value without quotes: none can leave its own. */
export function tsquery(query: LexemeQuery): string {
  if (typeof query === 'string') return `'${query}'`
  const [operator, parts] = partsOf(query)
  return parts.length === 1 ? tsquery(parts[0]!) : `(${parts.map(tsquery).join(` ${operator} `)})`
}

/** Every lexeme that it names. */
export const lexemesOf = (query: LexemeQuery): string[] =>
  typeof query === 'string' ? [query] : partsOf(query)[1].flatMap(lexemesOf)

/** Whether an answer depends on where in a text the lexemes are. */
export const needsPlaces = (query: LexemeQuery): boolean =>
  typeof query !== 'string' && ('inOrder' in query ? query.inOrder.length > 1 : partsOf(query)[1].some(needsPlaces))
