import { serve } from '../deps.ts'
import { editorPages } from '../replies/editor-pages.ts'

export const listEditorPages = serve('listEditorPages', ({ deps, locale, query }) =>
  editorPages(deps.database, query, locale),
)
