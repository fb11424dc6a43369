import { serve } from '../deps.ts'
import { editorPages } from '../replies/editor-pages.ts'

export const listEditorPagesRoute = serve('listEditorPages', ({ deps, locale, query }) =>
  editorPages(deps.database, query, locale),
)
