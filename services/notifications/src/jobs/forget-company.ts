import { type Database, expression, run, sql } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Notification } from '../models/notification.ts'

/** Notifications and prepared digests of other users name the company as author, so they are deleted too. */
export const forgetCompanyJob = handle('forget-company', async ({ payload: { companyGuid }, deps }) => {
  await Notification.query(deps.database.knex)
    .where(expression`target ->> 'authorCompanyGuid' = ${companyGuid}`)
    .delete()
  await forgetInDigests(deps.database, companyGuid)
})

/** Removes a company's publications from unsent digests, and deletes the digests that are empty then. */
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
