import { type Connection, type JsonText, jsonText } from '@sild/service-kit'
import { fromPublications, ownPublicationJson } from './publication-json.ts'

/** A publication as its owner sees it. It must exist. */
export async function ownPublicationReply(connection: Connection, publicationGuid: string): Promise<JsonText> {
  const { rows } = await connection.raw(
    `select (${ownPublicationJson})::text as reply ${fromPublications} where p.publication_guid = ?`,
    [publicationGuid],
  )
  return jsonText(rows[0].reply)
}
