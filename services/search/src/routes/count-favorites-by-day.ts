import { serve } from '../deps.ts'
import { favoriteDays } from '../replies/favorite-days.ts'

export const countFavoritesByDayRoute = serve(
  'countFavoritesByDay',
  async ({ body: { days, publicationGuids }, deps }) => ({
    list: await favoriteDays(deps.database, publicationGuids, days),
  }),
)
