import type { FlagRule } from '@sild/contract/content/flag-schemas'
import { asSystem, run, sql } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { allFlags } from '../models/flag.ts'

const actor = asSystem('admins see which companies have a flag and who gave it')
/** The limit of `getCompanyBriefs`. */
const atOnce = 500

/** All flags for the staff. */
export async function flagRules({
  calls,
  database: { knex },
}: Pick<ContentDeps, 'calls' | 'database'>): Promise<FlagRule[]> {
  const flags = await allFlags(knex)
  const named = await run<{ flagKey: string; companyGuid: string }>(
    knex,
    sql`select flag_key as "flagKey", company_guid as "companyGuid" from flag_companies
        where flag_key = any(${flags.map(({ flagKey }) => flagKey)}) order by added_at, company_guid`,
  )
  const [names, emails] = await Promise.all([
    namesOf(named.map(({ companyGuid }) => companyGuid)),
    emailsOf(flags.flatMap(({ changedByUserGuid }) => changedByUserGuid ?? [])),
  ])
  return flags.map(({ changedAt, changedByUserGuid, flagKey, isOn, share, version }) => ({
    key: flagKey,
    isOn,
    share,
    version,
    companies: named.flatMap((one) =>
      one.flagKey === flagKey ? { guid: one.companyGuid, name: names.get(one.companyGuid) ?? null } : [],
    ),
    changedAt: changedAt?.toISOString() ?? null,
    changedBy: emails.get(changedByUserGuid ?? '') ?? null,
  }))

  async function namesOf(all: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const guids = [...new Set(all)]
    const found = new Map<string, string>()
    for (let from = 0; from < guids.length; from += atOnce) {
      const body = { companyGuids: guids.slice(from, from + atOnce) }
      for (const { guid, name } of (await calls.call('getCompanyBriefs', { body }, { actor })).companies)
        found.set(guid, name)
    }
    return found
  }

  async function emailsOf(all: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (all.length === 0) return new Map()
    const body = { userGuids: [...new Set(all)] }
    const { users } = await calls.call('getUserContacts', { body }, { actor })
    return new Map(users.map(({ email, guid }) => [guid, email]))
  }
}
