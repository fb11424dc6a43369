import { type Database, expression, run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Whoever reviewed, wrote or published is named in what others were told of it, and in what they are about to be told. */
export const forgetCompanyJob = handle('forget-company', async ({ payload: { companyGuid }, deps }) => {
  await Notification.query(deps.database.knex)
    .where(expression`target ->> 'authorCompanyGuid' = ${companyGuid}`)
    .delete()
  await forgetInDigests(deps.database, companyGuid)
})

/** Takes what a company has published out of the mails that did not go out yet; one that has nothing else to say goes. */
async function forgetInDigests({ knex }: Pick<Database, 'knex'>, companyGuid: string): Promise<void> {
  const naming = JSON.stringify({ cards: [{ companyGuid }] })
  await run(
    knex,
    sql`update digests set content = jsonb_set(content, '{cards}', jsonb_path_query_array(
          content, '$.cards[*] ? (@.companyGuid != $guid)', jsonb_build_object('guid', ${companyGuid}::text)))
        where content @> ${naming}::jsonb`,
  )
  await run(knex, sql`delete from digests where content - 'locale' = '{"cards": [], "news": [], "numbers": null}'`)
}
