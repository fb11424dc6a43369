import type { Asked, Value, ValueOf } from './binder.ts'

/** One statement that answers a search with one row, `reply`. */
export interface Plan {
  readonly sql: string
  readonly bindings: Readonly<Record<string, Value>>
  /** Kept prepared on each connection: for statements whose best plan depends on no value. */
  readonly name?: string
}
/** The statement of all searches that differ in nothing but values. */
export interface Statement extends Pick<Plan, 'sql' | 'name'> {
  readonly values: Readonly<Record<string, ValueOf>>
}

const mostKept = 500

/** Puts a statement together once for each shape of a search: it is a tenth of what a service computes for one. */
export function rememberStatements(write: (asked: Asked) => Statement): (asked: Asked) => Plan {
  const known = new Map<string, Statement>()
  return (asked) => {
    const shape = shapeOf(asked)
    const { name, sql, values } = known.get(shape) ?? write(asked)
    if (!known.has(shape)) {
      if (known.size >= mostKept) known.clear()
      known.set(shape, { name, sql, values })
    }
    const bindings: Record<string, Value> = {}
    for (const placeholder in values) bindings[placeholder] = values[placeholder]!(asked) // Each has one.
    return { name, sql, bindings }
  }
}

/** These may stand in a statement as they are; of everything else only whether it is there, and if it is one or several. */
const written = new Set(['searchType', 'sort', 'page', 'limit', 'publishedWithin'])

function shapeOf({ input, words }: Asked): string {
  let shape = `${words.needed} ${words.queries.length > 0}`
  for (const [name, value] of Object.entries(input)) {
    const kind = written.has(name) ? value : Array.isArray(value) ? Math.min(value.length, 2) : Boolean(value)
    shape += ` ${name}=${String(kind)}`
  }
  return shape
}
