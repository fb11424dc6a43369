import { AppError, asSystem } from '@sild/service-kit'
import { type PublicationsDeps, serve } from '../deps.ts'
import { responsesToPublication } from '../replies/response-json.ts'

export const listPublicationResponsesRoute = serve(
  'listPublicationResponses',
  async ({ actor: { companyGuid, userGuid }, deps, params, query }) => {
    const favoriteGuids = query.filter === 'favorites' ? await favoritesOf(deps, userGuid) : []
    const reply = await responsesToPublication(deps.database, { ...params, companyGuid, favoriteGuids }, query)
    if (!reply) throw new AppError('publication-not-found')
    return reply
  },
)

/** The search keeps them, with all other favourites. */
async function favoritesOf({ calls }: Pick<PublicationsDeps, 'calls'>, userGuid: string): Promise<string[]> {
  const actor = asSystem('a user looks at the responses among their favourites')
  return (await calls.call('listFavoriteResponses', { params: { guid: userGuid } }, { actor })).responseGuids
}
