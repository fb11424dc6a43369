import { AppError } from '@sild/service-kit'
import { findOwnCompanies } from '../actions/find-own-companies.ts'
import { serve } from '../deps.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { moderationCaseReply } from '../replies/moderation-case.ts'

export const getModerationCaseRoute = serve('getModerationCase', async ({ actor, deps, params: { caseGuid } }) => {
  const { knex } = deps.database
  const found = await ModerationCase.query(knex).findById(caseGuid)
  if (!found) throw new AppError('case-not-found')
  return moderationCaseReply(knex, deps.files, found, await findOwnCompanies(deps, actor))
})
