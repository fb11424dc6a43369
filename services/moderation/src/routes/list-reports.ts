import { serve } from '../deps.ts'
import { Report } from '../models/report.ts'
import { countedReports, reportSummaries } from '../replies/report.ts'

const lists = {
  open: { where: 'decision_guid is null', order: 'asc' },
  handled: { where: 'decision_guid is not null', order: 'desc' },
} as const

export const listReports = serve('listReports', async ({ deps, query }) => {
  const { knex } = deps.database
  const { where, order } = lists[query.state]
  const [found, total, openCount] = await Promise.all([
    countedReports(knex)
      .whereRaw(where)
      .orderBy([
        { column: 'createdAt', order },
        { column: 'reportGuid', order },
      ])
      .limit(query.limit)
      .offset(query.offset),
    Report.query(knex).whereRaw(where).resultSize(),
    Report.query(knex).whereRaw(lists.open.where).resultSize(),
  ])
  return { list: await reportSummaries(knex, found), total, openCount }
})
