import type { RouteNode } from '@sild/registry/meta'

/**
 * When React and the code of a page run. `with-input`: with the first input that needs them; until then the document
 * works without them. `after-paint`: when the browser reports its first paint, so that no script delays it.
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
 * The only place of this decision. The server does not know whether the visitor is a member or uses the installed app:
 * for them every page hydrates after its paint (page-script/start-page.ts).
 */
export function startOfPage({ matched, isWhole, hasFailed, isPreview }: StartInput): PageStart {
  // Hot module replacement needs the running page.
  if (process.env['NODE_ENV'] === 'development' || isPreview) return 'after-paint'
  // A missing or failed page reloads automatically.
  if (!isWhole || hasFailed) return 'after-paint'
  const needsScripts = ({ access, layout, startsAtOnce }: RouteNode) =>
    access !== 'public' || layout === 'sign-in' || startsAtOnce
  return matched.some(needsScripts) ? 'after-paint' : 'with-input'
}
