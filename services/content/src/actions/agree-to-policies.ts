import { type Connection, run, sql } from '@sild/service-kit'

/** Stores a member's agreements; versions that are not the newest are ignored. */
export async function agreeToPolicies(
  connection: Connection,
  userGuid: string,
  policies: readonly { guid: string; version: number }[],
): Promise<void> {
  await run(
    connection,
    sql`insert into policy_agreements (user_guid, page_guid, version)
        select ${userGuid}::uuid, page_guid, policy_version
        from pages join jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as agreed (guid uuid, version integer)
          on agreed.guid = page_guid and agreed.version = policy_version
        where policy_version > 0
        on conflict do nothing`,
  )
}

/** A new user agrees to the policies in force on the day of the sign-up. */
export async function agreeToAllPolicies(connection: Connection, userGuid: string): Promise<void> {
  await run(
    connection,
    sql`insert into policy_agreements (user_guid, page_guid, version)
        select ${userGuid}::uuid, page_guid, policy_version from pages where policy_version > 0
        on conflict do nothing`,
  )
}
