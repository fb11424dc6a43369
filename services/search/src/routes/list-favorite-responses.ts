import { serve } from '../deps.ts'

export const listFavoriteResponsesRoute = serve(
  'listFavoriteResponses',
  async ({ deps, params: { guid: userGuid } }) => {
    const rows: { cardGuid: string }[] = await deps.database
      .knex('favorites')
      .where({ userGuid, cardType: 'response' })
      .select('cardGuid')
    return { responseGuids: rows.map(({ cardGuid }) => cardGuid) }
  },
)
