import { type Sql, sql } from '@sild/service-kit'

/** Whether a company `l` is called as was typed, its legal form aside. */
export const isNamed = (query: string): Sql => sql`l.name_key = name_key(${query}) and l.name_key <> ''`
