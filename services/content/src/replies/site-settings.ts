import { type Connection, jsonText, type JsonText, run, sql } from '@sild/service-kit'

export async function siteSettings(connection: Connection): Promise<JsonText> {
  const [row] = await run<{ reply: string }>(
    connection,
    sql`select json_build_object('email', email, 'phone', phone, 'address', address, 'socialLinks', social_links,
        'version', version)::text as reply from site_settings`,
  )
  return jsonText(row!.reply) // The migration inserts the only row.
}
