import { showFiles } from '../actions/show-files.ts'
import { handle } from '../deps.ts'

export const showFilesJob = handle('show-files', ({ payload, deps }) => showFiles(deps, payload))
