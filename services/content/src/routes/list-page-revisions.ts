import { serve } from '../deps.ts'
import { pageRevisions } from '../replies/page-revisions.ts'

export const listPageRevisionsRoute = serve('listPageRevisions', ({ deps, params }) =>
  pageRevisions(deps, params.pageGuid),
)
