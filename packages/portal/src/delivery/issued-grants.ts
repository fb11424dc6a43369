import type { PreviewGrant, TeamGrant } from '@sild/registry'
import type { Tables } from '@sild/service-kit/tables'

export type AnyGrant = TeamGrant | PreviewGrant
export interface IssuedGrant<Grant extends AnyGrant> {
  readonly grant: Grant
  readonly createdBy: string
  readonly createdAt: Date
}

/** The grants that this installation has issued, and which of them are revoked. */
export interface IssuedGrants {
  record(grant: AnyGrant, by: string): Promise<void>
  /** Those that are still good, the newest first. */
  list<Use extends AnyGrant['use']>(use: Use): Promise<IssuedGrant<Extract<AnyGrant, { use: Use }>>[]>
  find<Use extends AnyGrant['use']>(use: Use, guid: string): Promise<Extract<AnyGrant, { use: Use }> | null>
  revoke(guid: string, by: string): Promise<void>
  /** Called for every request, so it answers from memory. Revocations elsewhere arrive in seconds. Null: unknown. */
  isRevoked(guid: string): boolean | null
  stop(): void
}

const RECORD = `insert into delivery_grants (guid, use, grant_payload, created_by, expires_at)
values ($1, $2, $3, $4, to_timestamp($5))`
const LIST = `select grant_payload as "grant", created_by as "createdBy", created_at as "createdAt" from delivery_grants
where use = $1 and expires_at > now() and revoked_at is null order by created_at desc limit 200`
const FIND = 'select grant_payload as "grant" from delivery_grants where use = $1 and guid = $2'
const REVOKE = 'update delivery_grants set revoked_at = now(), revoked_by = $2 where guid = $1 and revoked_at is null'
const REVOKED = 'select guid from delivery_grants where revoked_at is not null and expires_at > now()'
const SWEEP = "delete from delivery_grants where expires_at < now() - interval '90 days'"
const SWEEP_EVERY_MS = 3_600_000

export async function openIssuedGrants(
  tables: Tables,
  onError: (error: unknown) => void,
  checkEveryMs = 3000,
): Promise<IssuedGrants> {
  let revoked: Set<string> | null = null
  const check = async (): Promise<void> => {
    const rows = await tables.query<{ guid: string }>(REVOKED)
    revoked = new Set(rows.map(({ guid }) => guid))
  }
  await check().catch(onError)
  const timer = setInterval(() => void check().catch(onError), checkEveryMs).unref()
  const sweeping = setInterval(() => void tables.query(SWEEP).catch(onError), SWEEP_EVERY_MS).unref()

  return {
    record: async (grant, by) =>
      void (await tables.query(RECORD, [grant.jti, grant.use, JSON.stringify(grant), by, grant.exp])),
    list: (use) => tables.query(LIST, [use]),
    find: async (use, guid) => {
      const [row] = await tables.query<{ grant: never }>(FIND, [use, guid])
      return row?.grant ?? null
    },
    async revoke(guid, by) {
      await tables.query(REVOKE, [guid, by])
      await check()
    },
    isRevoked: (guid) => revoked && revoked.has(guid),
    stop() {
      clearInterval(timer)
      clearInterval(sweeping)
    },
  }
}
