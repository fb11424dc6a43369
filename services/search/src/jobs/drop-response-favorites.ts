import { handle } from '../deps.ts'

/** A response that was taken back or erased is nobody's favourite any more. */
export const dropResponseFavoritesJob = handle(
  'drop-response-favorites',
  async ({ deps, payload: { responseGuid } }) => {
    await deps.database.knex('favorites').where({ cardGuid: responseGuid, cardType: 'response' }).delete()
  },
)
