import { serve } from '../deps.ts'
import { digestReaders } from '../replies/digest-readers.ts'

export const listDigestReadersRoute = serve('listDigestReaders', async ({ deps, query }) => ({
  list: await digestReaders(deps.database, query),
}))
