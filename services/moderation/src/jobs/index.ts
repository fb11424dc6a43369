import { countDecisionsJob } from './count-decisions.ts'
import { eraseCases } from './erase-cases.ts'
import { eraseReports } from './erase-reports.ts'
import { queuePromotion } from './queue-promotion.ts'
import { releaseStaleClaimsJob } from './release-stale-claims.ts'
import { screenPublication } from './screen-publication.ts'
import { settleDecisionJob } from './settle-decision.ts'
import { withdrawAppeals } from './withdraw-appeals.ts'
import { withdrawSuspensionAppeals } from './withdraw-suspension-appeals.ts'
import { withdrawPromotion } from './withdraw-promotion.ts'
import { withdrawCase } from './withdraw-case.ts'

export const jobs = [
  screenPublication,
  withdrawCase,
  queuePromotion,
  withdrawPromotion,
  withdrawAppeals,
  withdrawSuspensionAppeals,
  settleDecisionJob,
  releaseStaleClaimsJob,
  eraseCases,
  eraseReports,
  countDecisionsJob,
]
