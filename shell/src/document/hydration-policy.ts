import type { RouteNode } from '@sild/registry/meta'

/**
 * When React and the code of a page are executed. `with-input`: with the first input that needs them; until then the document works
 * by itself. `after-paint`: when the browser says that it has painted, so that no script competes with it.
 */
export type PageStart = 'with-input' | 'after-paint'

interface StartInput {
  matched: readonly RouteNode[]
  /** The document has all of the page, as the browser would render it. */
  isWhole: boolean
  hasFailed: boolean
  isPreview: boolean
}

/**
 * The only place that decides. The server does not know whether the reader is a member or uses the installed app: for
 * them every page starts after its paint (page-script/start-page.ts).
 */
export function startOfPage({ matched, isWhole, hasFailed, isPreview }: StartInput): PageStart {
  // What is exchanged in an open page while developing has to be there.
  if (process.env['NODE_ENV'] === 'development' || isPreview) return 'after-paint'
  // A page that is not there yet comes by itself, and one that failed comes back by itself.
  if (!isWhole || hasFailed) return 'after-paint'
  const needsScripts = ({ access, layout, startsAtOnce }: RouteNode) =>
    access !== 'public' || layout === 'sign-in' || startsAtOnce
  return matched.some(needsScripts) ? 'after-paint' : 'with-input'
}
