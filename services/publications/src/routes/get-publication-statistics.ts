import { countDays } from '../actions/count-days.ts'
import { serve } from '../deps.ts'
import { publicationNotFound } from '../errors.ts'
import { Publication } from '../models/publication.ts'

export const getPublicationStatistics = serve(
  'getPublicationStatistics',
  async ({ actor: { companyGuid }, deps, params: { cardType, guid: publicationGuid }, query: { days } }) => {
    const own = await Publication.query(deps.database.knex)
      .findOne({ publicationGuid, cardType, companyGuid })
      .whereNot('status', 'DELETED')
      .select('publicationGuid')
    if (!own) throw publicationNotFound()
    return countDays(deps, [publicationGuid], days)
  },
)
