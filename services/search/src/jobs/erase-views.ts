import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'

/** What the user has looked for and at. The cards of their publications go with the events of those. */
export const eraseViewsJob = handle('erase-views', async ({ payload, deps }) => {
  const { userGuid } = payload
  await forgetReplies(deps.database.knex, userGuid)
  await deps.database.knex('searchHistory').where({ userGuid }).delete()
  await deps.database.knex('views').where({ viewerGuid: userGuid }).delete()
})
