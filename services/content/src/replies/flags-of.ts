import type { FlagKey } from '@sild/contract/content/flags'
import { type Connection, run, sql } from '@sild/service-kit'
import { allFlags } from '../models/flag.ts'
import { hasFlag } from '../rules/has-flag.ts'

/** The flags that are on for a company, or, without a company, for all users. */
export async function flagsOf(connection: Connection, companyGuid: string | null): Promise<FlagKey[]> {
  const [flags, named] = await Promise.all([allFlags(connection), flagsByName(connection, companyGuid)])
  return flags.flatMap((flag) => {
    const isNamed = flag.isOn && named.has(flag.flagKey)
    return isNamed || hasFlag(flag.flagKey, flag, companyGuid) ? flag.flagKey : []
  })
}

async function flagsByName(connection: Connection, companyGuid: string | null): Promise<ReadonlySet<string>> {
  if (companyGuid === null) return new Set()
  const rows = await run<{ flagKey: string }>(
    connection,
    sql`select flag_key as "flagKey" from flag_companies where company_guid = ${companyGuid}`,
  )
  return new Set(rows.map(({ flagKey }) => flagKey))
}
