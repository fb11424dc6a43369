import { type Connection, run, sql } from '@sild/service-kit'

/** Writes down what a member agreed to; what is no longer the newest version is left out. */
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

/** Whoever signs up agrees to what is in force on that day. */
export async function agreeToAllPolicies(connection: Connection, userGuid: string): Promise<void> {
  await run(
    connection,
    sql`insert into policy_agreements (user_guid, page_guid, version)
        select ${userGuid}::uuid, page_guid, policy_version from pages where policy_version > 0
        on conflict do nothing`,
  )
}
