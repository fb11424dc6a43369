import { eraseAgreements } from './erase-agreements.ts'
import { eraseCompanyFlags } from './erase-company-flags.ts'
import { publishPage } from './publish-page.ts'
import { recordAgreement } from './record-agreement.ts'

export const jobs = [publishPage, recordAgreement, eraseAgreements, eraseCompanyFlags]
