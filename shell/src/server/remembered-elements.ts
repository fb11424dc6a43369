import type { Remember } from '@sild/shell-api'
import { cloneElement, createElement } from 'react'

export interface RememberedElements {
  /**
   * Cache for one document. `learn` takes the rendered HTML, caches new elements of it and returns the HTML to send.
   */
  open: () => { remember: Remember; learn: (html: string) => string }
}

/** About eight megabytes of cards. */
const usualMost = 2000
const markPattern = /<template data-remembered="(\d+)"><\/template>/
/** The context of React that contains an element's position in its document. */
const idPattern = / id="_/

/** The HTML inside elements by all that it depends on. */
export function rememberElements(most = usualMost): RememberedElements {
  const known = new Map<string, string>()
  const keep = (of: string, html: string) => {
    if (idPattern.test(html)) throw new Error(`What has an id of its own cannot be remembered: ${html}`)
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(of, html)
  }
  return {
    open: () => {
      const requested: string[] = []
      return {
        remember: (of, element) => {
          const html = known.get(of)
          const { children, ...props } = element.props
          if (html !== undefined)
            return createElement(element.type, {
              ...props,
              key: element.key,
              dangerouslySetInnerHTML: { __html: html },
            })
          const mark = createElement('template', { 'data-remembered': requested.push(of) - 1 })
          return cloneElement(element, {}, mark, children, mark)
        },
        learn: (html) => {
          if (requested.length === 0) return html
          // Text, mark, text of the element, mark, text, …
          const parts = html.split(markPattern)
          for (let index = 1; index + 2 < parts.length; index += 4)
            keep(requested[Number(parts[index])]!, parts[index + 1]!) // Marks are in pairs.
          return parts.filter((_, index) => index % 2 === 0).join('')
        },
      }
    },
  }
}
