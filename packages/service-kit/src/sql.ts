import { hash } from 'node:crypto'
import knexModule, { type Knex } from 'knex'
import sql, { type RawValue, type Sql } from 'sql-template-tag'
import type { Connection } from './transaction.ts'

/** A statement or a part of one. A value in `${…}` becomes a parameter; a part is inserted as SQL. */
export { default as sql, empty, join, raw, type Sql } from 'sql-template-tag'

export interface StatementOptions {
  /**
   * Plans the statement once for each connection, which caches the plan. Use it when the best plan does not depend on
   * the values and the text has few variants.
   */
  isPrepared?: boolean
}

/** Name of a prepared statement. Postgres rejects one name for two texts. */
export const preparedName = ({ text }: Sql): string => hash('sha1', text, 'base64url')

/** The rows of a statement that is part of a transaction. */
export async function run<Row>(
  connection: Connection,
  statement: Sql,
  { isPrepared = false }: StatementOptions = {},
): Promise<Row[]> {
  // The types of Knex allow fewer bindings than the driver.
  const query = connection.raw(textForKnex(statement), statement.values as Knex.RawBinding[])
  const { rows }: { rows: Row[] } = await (isPrepared ? query.options({ name: preparedName(statement) }) : query)
  return rows
}

/** Builds SQL without a connection; the database runs the text. */
const { knex: createKnex } = knexModule
const writer = createKnex({ client: 'pg' })

/** A part of SQL in the query of a model: patch({ version: expression`version + 1` }). */
export function expression(strings: TemplateStringsArray, ...values: RawValue[]): Knex.Raw {
  const part = sql(strings, ...values)
  return writer.raw(textForKnex(part), part.values as Knex.RawBinding[]) // Knex's type is narrower.
}

/** For knex every question mark is a parameter, unless it is escaped. */
const textForKnex = ({ strings }: Sql): string => strings.map((text) => text.replaceAll('?', String.raw`\?`)).join('?')
