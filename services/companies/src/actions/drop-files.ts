import type { CompaniesDeps } from '../deps.ts'

/** Removes files of a user that nothing in a company's profile names any more. Called after the commit that let them go. */
export async function dropFiles(
  { database, storage }: Pick<CompaniesDeps, 'database' | 'storage'>,
  addresses: readonly (string | null)[],
  ownerGuid: string | null,
): Promise<void> {
  const candidates = addresses.filter((address) => address !== null)
  if (candidates.length === 0 || ownerGuid === null) return
  const { rows } = await database.knex.raw<{ rows: { address: string }[] }>(
    `select address from unnest(cast(:candidates as text[])) as candidate (address)
     where not exists (select from companies where logo_url = address or cover_url = address)
       and not exists (select from gallery_photos where image_url = address)
       and not exists (
         select from company_cases
         where cover_url = address or media @> jsonb_build_array(jsonb_build_object('url', address))
       )`,
    { candidates },
  )
  for (const { address } of rows) await storage.removeAt(address, ownerGuid)
}
