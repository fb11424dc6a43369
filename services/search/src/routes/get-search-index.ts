import { serve } from '../deps.ts'
import { searchIndex } from '../replies/search-index-json.ts'

export const getSearchIndexRoute = serve('getSearchIndex', ({ deps }) => searchIndex(deps.database))
