import { eraseFiles } from '../actions/erase-files.ts'
import { handle } from '../deps.ts'

export const eraseFilesJob = handle('erase-files', ({ payload, deps }) =>
  eraseFiles(deps, { ownerUserGuid: payload.userGuid }),
)
