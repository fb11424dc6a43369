import { declaredProperties } from '@sild/contract/insight'
import type { SiteInsight } from '@sild/registry/renderer'
import type { InsightAdapter } from './port.ts'

declare global {
  /** The queue of events that a tag manager reads. */
  var dataLayer: object[] | undefined
}
type TagManager = NonNullable<SiteInsight['tagManager']>

/**
 * Loads the tag manager into the document, once, and returns its queue. The page script contains this function as text, so it uses
 * nothing outside itself.
 */
export function openDataLayer({ integrity, url }: TagManager): object[] {
  const layer = (globalThis.dataLayer ??= [])
  if ([...document.scripts].some(({ src }) => src === url)) return layer
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = Object.assign(document.createElement('script'), { src: url, async: true })
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  document.head.append(script)
  return layer
}

/** Reports page views to the tag manager, and nothing else. */
export function startTagManager(config: TagManager): InsightAdapter {
  const layer = openDataLayer(config)
  return {
    track(event) {
      if (event.name === 'page_view') layer.push({ event: event.name, ...declaredProperties(event) })
    },
    // Scripts that it has loaded cannot be removed from the document.
    stop: () => location.reload(),
  }
}
