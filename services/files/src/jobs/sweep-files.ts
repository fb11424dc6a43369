import { sweepDataExports } from '../actions/sweep-data-exports.ts'
import { sweepFiles } from '../actions/sweep-files.ts'
import { handle } from '../deps.ts'

export const sweepFilesJob = handle('sweep-files', async ({ deps }) => {
  await sweepFiles(deps)
  await sweepDataExports(deps)
})
