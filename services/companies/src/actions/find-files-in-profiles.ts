import { type Connection, run, sql } from '@sild/service-kit'

/** Of these files, those that the profile of some company shows. */
export async function findFilesInProfiles(connection: Connection, files: readonly string[]): Promise<string[]> {
  const shown = await run<{ file: string }>(
    connection,
    sql`select file from unnest(${files}::text[]) as file
     where exists (select from companies where strpos(concat_ws(' ', logo_url, cover_url), file) > 0)
       or exists (select from gallery_photos where strpos(image_url, file) > 0)
       or exists (select from company_cases where strpos(concat_ws(' ', cover_url, media), file) > 0)`,
  )
  return shown.map(({ file }) => file)
}
