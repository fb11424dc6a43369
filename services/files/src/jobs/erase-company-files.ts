import { eraseFiles } from '../actions/erase-files.ts'
import { handle } from '../deps.ts'

export const eraseCompanyFiles = handle('erase-company-files', ({ payload, deps }) =>
  eraseFiles(deps, { ownerCompanyGuid: payload.companyGuid }),
)
