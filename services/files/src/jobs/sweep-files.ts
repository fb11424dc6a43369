import { sweepFiles } from '../actions/sweep-files.ts'
import { handle } from '../deps.ts'

export const sweepFilesJob = handle('sweep-files', ({ deps }) => sweepFiles(deps))
