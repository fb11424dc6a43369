import type { PageHandle } from '@sild/shell-api'
import type { LoadedArticle } from './load-articles.ts'

export const articleHandle: PageHandle<() => Promise<LoadedArticle>> = {
  title: ({ loaded }) => loaded.title,
  description: ({ loaded }) => loaded.summary,
  image: ({ loaded }) => loaded.coverUrl ?? undefined,
}
