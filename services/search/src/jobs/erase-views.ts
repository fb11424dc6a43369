import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** Deletes the user's queries and views. Events of their publications delete their cards. */
export const eraseViewsJob = handle('erase-views', async ({ payload, deps }) => {
  const { userGuid } = payload
  await forgetReplies(deps.database.knex, userGuid)
  await deps.database.knex('searchHistory').where({ userGuid }).delete()
  await deps.database.knex('views').where({ viewerGuid: userGuid }).delete()
})
