import { reserveFiles } from '../actions/reserve-files.ts'
import { serve } from '../deps.ts'

export const reserveFilesRoute = serve('reserveFiles', async ({ body, deps }) => ({
  refused: await reserveFiles(deps, body),
}))
