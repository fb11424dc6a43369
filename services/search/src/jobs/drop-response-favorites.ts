import { handle } from '../deps.ts'

/** Deletes the favorites of a response that was withdrawn or erased. */
export const dropResponseFavoritesJob = handle(
  'drop-response-favorites',
  async ({ deps, payload: { responseGuid } }) => {
    await deps.database.knex('favorites').where({ cardGuid: responseGuid, cardType: 'response' }).delete()
  },
)
