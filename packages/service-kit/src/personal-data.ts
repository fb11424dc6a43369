import type { ParsedInput, Reply } from '@sild/contract/schemas'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'
import { empty, join, raw, type Sql, sql } from './sql.ts'

type ExportInput = ParsedInput<'exportAccountsData'>['body']
export type DataOwner = Pick<ExportInput, 'userGuid' | 'email' | 'companyGuids'>

/** The rows of a table about a user, for the export of their data. */
export interface PersonalTable {
  /** Condition for the rows of a user. */
  readonly of: (owner: DataOwner) => Sql
  /** The key of those rows, as SQL of columns. */
  readonly key: string
  /** Columns that are not for them: secrets, who of the staff or of others did something, how our search works. */
  readonly without?: readonly string[]
  /** More columns, as SQL. */
  readonly adds?: Sql
}
/** The share of a service in the export, by table. `bff/test/erasure.int.test.ts` holds that nothing personal is left out. */
export type PersonalData = Readonly<Record<string, PersonalTable>>

const pageSize = 500

/** A page of one table, in the order of its key. */
export async function readPersonalData(
  { query }: Pick<Database, 'query'>,
  data: PersonalData,
  { after, table, ...owner }: ExportInput,
): Promise<Reply<'exportAccountsData'>> {
  const tables = Object.keys(data)
  if (table === null) return { tables, rows: [], next: null }
  const shown = Object.hasOwn(data, table) ? data[table] : undefined
  if (!shown) throw new AppError('not-found')
  const key = sql`(${raw(shown.key)})::text collate "C"`
  const found = await query<{ row: Record<string, unknown>; key: string }>(sql`
    select row_to_json(shown) as row, shown."exportKey" as key
    from (
      select *, ${key} as "exportKey"${shown.adds ? sql`, ${shown.adds}` : empty} from ${raw(table)}
      where ${join([shown.of(owner), ...(after === null ? [] : [sql`${key} > ${after}`])], ' and ', '(', ')')}
      order by ${key} limit ${pageSize}
    ) as shown`)
  const left = new Set(['exportKey', ...(shown.without ?? [])])
  const rows = found.map(({ row }) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (left.has(name) ? [] : [[camelCase(name), value]])),
    ),
  )
  return { tables, rows, next: found.length === pageSize ? (found.at(-1)?.key ?? null) : null }
}

const camelCase = (name: string): string => name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
