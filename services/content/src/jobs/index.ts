import { eraseAgreementsJob } from './erase-agreements.ts'
import { eraseCompanyFlagsJob } from './erase-company-flags.ts'
import { publishPageJob } from './publish-page.ts'
import { recordAgreementJob } from './record-agreement.ts'

export const jobs = [publishPageJob, recordAgreementJob, eraseAgreementsJob, eraseCompanyFlagsJob]
