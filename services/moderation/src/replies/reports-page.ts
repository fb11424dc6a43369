import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { type Database, expression } from '@sild/service-kit'
import { countedReports, Report } from '../models/report.ts'
import { reportSummaries } from './report.ts'

const open = expression`decision_guid is null`
const lists = {
  open: { where: open, order: 'asc' },
  handled: { where: expression`decision_guid is not null`, order: 'desc' },
} as const

export async function reportsPage(
  { knex }: Database,
  { state, limit, offset }: ParsedInput<'listReports'>['query'],
): Promise<Reply<'listReports'>> {
  const { where, order } = lists[state]
  const [found, total, openCount] = await Promise.all([
    countedReports(knex)
      .where(where)
      .orderBy([
        { column: 'createdAt', order },
        { column: 'reportGuid', order },
      ])
      .limit(limit)
      .offset(offset),
    Report.query(knex).where(where).resultSize(),
    Report.query(knex).where(open).resultSize(),
  ])
  return { list: await reportSummaries(knex, found), total, openCount }
}
