import { serve } from '../deps.ts'

export const listFavoriteResponsesRoute = serve(
  'listFavoriteResponses',
  async ({ deps, params: { guid: userGuid } }) => {
    const kept: { cardGuid: string }[] = await deps.database
      .knex('favorites')
      .where({ userGuid, cardType: 'response' })
      .select('cardGuid')
    return { responseGuids: kept.map(({ cardGuid }) => cardGuid) }
  },
)
