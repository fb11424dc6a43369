import { serve } from '../deps.ts'
import { languageList } from '../replies/lists-json.ts'

export const listLanguagesRoute = serve('listLanguages', ({ deps, locale }) => languageList(deps.database, locale))
