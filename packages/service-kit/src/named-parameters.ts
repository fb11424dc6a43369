import type { Sql, StatementOptions } from './sql.ts'

export type Bindings = Readonly<Record<string, unknown>>

interface Compiled {
  /** With `$1` in the place of the first name, as Postgres wants it. */
  readonly text: string
  /** In the order of their numbers. */
  readonly names: readonly string[]
}

const MOST_KEPT = 500
const kept = new Map<string, Compiled>()

/** A statement with `:name` parameters, ready to send. Names that are not bound stay: SQL has colons of its own. */
export function bindNames(sql: string, bindings: Bindings): { text: string; values: unknown[] } {
  let compiled = kept.get(sql)
  if (!compiled) {
    // Statements are as many as there are places that ask; what is put together for each call must not pile up.
    if (kept.size >= MOST_KEPT) kept.clear()
    compiled = compile(sql, bindings)
    kept.set(sql, compiled)
  }
  return { text: compiled.text, values: compiled.names.map((name) => bindings[name]) }
}

function compile(sql: string, bindings: Bindings): Compiled {
  const names: string[] = []
  const text = sql.replace(/(?<!:):(\w+)/g, (written, name: string) => {
    if (!Object.hasOwn(bindings, name)) return written
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}

/** Goes with the last statement that is still a string. */
export type Asked =
  | [statement: Sql, options?: StatementOptions]
  | [sql: string, bindings?: Bindings, options?: StatementOptions]

export function statementOf([statement, second, third]: Asked): { text: string; values: unknown[]; name?: string } {
  if (typeof statement === 'string')
    return { ...bindNames(statement, (second as Bindings) ?? {}), name: (third as StatementOptions)?.preparedAs }
  return { text: statement.text, values: statement.values, name: (second as StatementOptions)?.preparedAs }
}
