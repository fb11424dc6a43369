import { forgetReplies } from '@sild/service-kit'
import { eraseFiles } from '../actions/erase-files.ts'
import { removeDataExports } from '../actions/remove-data-exports.ts'
import { handle } from '../deps.ts'

export const eraseFilesJob = handle('erase-files', async ({ payload: { userGuid }, deps }) => {
  await forgetReplies(deps.database.knex, userGuid)
  await removeDataExports(deps, (exports) => exports.where({ userGuid }))
  await eraseFiles(deps, { ownerUserGuid: userGuid })
})
