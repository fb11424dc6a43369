import { serve } from '../deps.ts'
import { searchIndex } from '../replies/search-index-json.ts'

export const getSearchIndex = serve('getSearchIndex', ({ deps }) => searchIndex(deps.database))
