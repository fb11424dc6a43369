import { registerFile } from '../actions/register-file.ts'
import { serve } from '../deps.ts'

export const registerFileRoute = serve('registerFile', async ({ body, deps }) => {
  const { sha256, ...file } = body
  await registerFile(deps.database.knex, { ...file, sha256: Buffer.from(sha256, 'hex') }, deps.clock.now())
  return { acknowledged: true }
})
