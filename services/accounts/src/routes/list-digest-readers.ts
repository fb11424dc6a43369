import { listDigestReaders } from '../actions/list-digest-readers.ts'
import { serve } from '../deps.ts'

export const listDigestReadersRoute = serve('listDigestReaders', async ({ deps, query }) => ({
  list: await listDigestReaders(deps.database, query),
}))
