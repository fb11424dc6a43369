import type { Query } from '../../src/engine/opensearch/query.ts'

export type Source = Readonly<Record<string, unknown>>
export type Properties = Readonly<Record<string, { type: string; doc_values?: boolean }>>

/** Thrown for what the engine refuses: the type and the reason of its error. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly type: string
  readonly status: number

  constructor(type: string, reason: string, status = 400) {
    super(reason)
    this.type = type
    this.status = status
  }
}

export const valuesOf = (source: Source, field: string): unknown[] => {
  const value = source[field]
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

const known = (properties: Properties, field: string): Properties[string] => {
  const property = properties[field]
  // A real engine finds nothing for an unknown field and reports no error. This one reports a wrong name.
  if (!property) throw new Refused('query_shard_exception', `no field [${field}]`)
  return property
}

type Range = Readonly<Partial<Record<'gt' | 'gte' | 'lte', number>>>

/** A field that is sorted or counted by. */
export function columnOf(properties: Properties, field: string): string {
  if (known(properties, field).doc_values === false)
    throw new Refused('illegal_argument_exception', `[${field}] has no doc values`)
  return field
}

/** The score of a document, or null where it does not match: what Lucene does with the queries that the adapter asks. */
export function scoreOf(query: Query, source: Source, properties: Properties): number | null {
  const having = (field: string, isOne: (value: unknown) => boolean): number | null => {
    known(properties, field)
    return valuesOf(source, field).some(isOne) ? 1 : null
  }
  if ('term' in query) {
    const [[field, wanted]] = Object.entries(query.term) as [[string, unknown]] // The schema wants exactly one.
    return having(field, (value) => value === wanted)
  }
  if ('terms' in query) {
    const [[field, wanted]] = Object.entries(query.terms) as [[string, unknown[]]] // As above.
    return having(field, (value) => wanted.includes(value))
  }
  if ('range' in query) {
    const [[field, range]] = Object.entries(query.range) as [[string, Range]] // As above.
    const { gt = -Infinity, gte = -Infinity, lte = Infinity } = range
    return having(field, (value) => Number(value) > gt && Number(value) >= gte && Number(value) <= lte)
  }
  if ('constant_score' in query) {
    const { boost, filter } = query.constant_score
    return scoreOf(filter, source, properties) === null ? null : boost
  }
  const { filter = [], minimum_should_match: least, must = [], must_not: mustNot = [], should = [] } = query.bool
  const needed = least ?? (should.length > 0 && filter.length + must.length === 0 ? 1 : 0)
  const matches = (one: Query): boolean => scoreOf(one, source, properties) !== null
  if (!filter.every(matches) || mustNot.some(matches)) return null
  const scores = must.map((one) => scoreOf(one, source, properties))
  const wished = should.map((one) => scoreOf(one, source, properties)).filter((score) => score !== null)
  if (scores.includes(null) || wished.length < needed) return null
  return Math.fround([...scores, ...wished].reduce<number>((sum, score) => sum + score!, 0))
}

interface Hit {
  readonly id: string
  readonly score: number
  readonly source: Source
}
type SortPart = Readonly<Record<string, { order: 'asc' | 'desc' }>>

/** Those that match in their order: missing values last, in whichever direction. */
export function sorted(hits: readonly Hit[], sort: readonly SortPart[], properties: Properties): Hit[] {
  const parts = sort.map((part) => Object.entries(part)[0]!)
  for (const [field] of parts) if (field !== '_score') columnOf(properties, field)
  const compare = (one: Hit, other: Hit): number => {
    for (const [field, { order }] of parts) {
      const [left, right] = [one, other].map((hit) => (field === '_score' ? hit.score : valuesOf(hit.source, field)[0]))
      if (left === right) continue
      if (left === undefined) return 1
      if (right === undefined) return -1
      // Both are numbers, or both are keywords.
      const isBefore = (left as number) < (right as number)
      return isBefore === (order === 'asc') ? -1 : 1
    }
    return 0
  }
  return hits.toSorted(compare)
}
