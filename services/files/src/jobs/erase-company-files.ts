import { expression } from '@sild/service-kit'
import { eraseFiles } from '../actions/erase-files.ts'
import { removeDataExports } from '../actions/remove-data-exports.ts'
import { handle } from '../deps.ts'

export const eraseCompanyFilesJob = handle('erase-company-files', async ({ payload: { companyGuid }, deps }) => {
  await removeDataExports(deps, (exports) => exports.where(expression`company_guids @> array[${companyGuid}::uuid]`))
  await eraseFiles(deps, { ownerCompanyGuid: companyGuid })
})
