import { publicationStatistics } from '../replies/publication-statistics.ts'
import { serve } from '../deps.ts'
import { Publication } from '../models/publication.ts'

export const getOwnStatisticsRoute = serve(
  'getOwnStatistics',
  async ({ actor: { companyGuid }, deps, query: { days } }) => {
    const own = await Publication.query(deps.database.knex)
      .where({ companyGuid })
      .whereNot('status', 'DELETED')
      .orderBy('createdAt', 'desc')
      .select('publicationGuid')
    return publicationStatistics(
      deps,
      own.map(({ publicationGuid }) => publicationGuid),
      days,
    )
  },
)
