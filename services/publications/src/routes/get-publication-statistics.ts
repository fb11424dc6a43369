import { AppError } from '@sild/service-kit'
import { publicationStatistics } from '../replies/publication-statistics.ts'
import { serve } from '../deps.ts'
import { Publication } from '../models/publication.ts'

export const getPublicationStatisticsRoute = serve(
  'getPublicationStatistics',
  async ({ actor: { companyGuid }, deps, params: { cardType, guid: publicationGuid }, query: { days } }) => {
    const own = await Publication.query(deps.database.knex)
      .findOne({ publicationGuid, cardType, companyGuid })
      .whereNot('status', 'DELETED')
      .select('publicationGuid')
    if (!own) throw new AppError('publication-not-found')
    return publicationStatistics(deps, [publicationGuid], days)
  },
)
