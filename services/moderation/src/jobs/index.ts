import { countDecisionsJob } from './count-decisions.ts'
import { eraseCasesJob } from './erase-cases.ts'
import { eraseReportsJob } from './erase-reports.ts'
import { queuePromotionJob } from './queue-promotion.ts'
import { releaseStaleClaimsJob } from './release-stale-claims.ts'
import { screenPublicationJob } from './screen-publication.ts'
import { settleDecisionJob } from './settle-decision.ts'
import { withdrawAppealsJob } from './withdraw-appeals.ts'
import { withdrawSuspensionAppealsJob } from './withdraw-suspension-appeals.ts'
import { withdrawPromotionJob } from './withdraw-promotion.ts'
import { withdrawCaseJob } from './withdraw-case.ts'

export const jobs = [
  screenPublicationJob,
  withdrawCaseJob,
  queuePromotionJob,
  withdrawPromotionJob,
  withdrawAppealsJob,
  withdrawSuspensionAppealsJob,
  settleDecisionJob,
  releaseStaleClaimsJob,
  eraseCasesJob,
  eraseReportsJob,
  countDecisionsJob,
]
