import type { PageHandle } from '@sild/shell-api'
import type { loadArticle } from './load-articles.ts'

export const articleHandle: PageHandle<typeof loadArticle> = {
  title: ({ loaded }) => loaded.title,
  description: ({ loaded }) => loaded.summary,
  image: ({ loaded }) => loaded.coverUrl ?? undefined,
}
