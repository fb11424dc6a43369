import { type Database, run, sql } from '@sild/service-kit'

/** Takes what a company has published out of the mails that did not go out yet; one that has nothing else to say goes. */
export async function forgetInDigests({ knex }: Pick<Database, 'knex'>, companyGuid: string): Promise<void> {
  const naming = JSON.stringify({ cards: [{ companyGuid }] })
  await run(
    knex,
    sql`update digests set content = jsonb_set(content, '{cards}', jsonb_path_query_array(
          content, '$.cards[*] ? (@.companyGuid != $guid)', jsonb_build_object('guid', ${companyGuid}::text)))
        where content @> ${naming}::jsonb`,
  )
  await run(knex, sql`delete from digests where content - 'locale' = '{"cards": [], "news": [], "numbers": null}'`)
}
