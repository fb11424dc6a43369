import { localizedPath } from '@sild/paths'
import type { Locale } from '@sild/contract/enums'
import type { Portal } from '@sild/shell-api'
import { PortalContext } from '@sild/shell-api'
import type { AnchorProps } from '@sild/ui'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RouterAnchor } from '../frame/RouterAnchor.tsx'
import { DocumentAnchor } from './DocumentAnchor.tsx'

const anchors: AnchorProps[] = [
  { href: '/' },
  { href: '/?from=mail' },
  { href: '/search?searchType=tasks&query=a%20b#first', 'aria-current': 'page', className: 'link' },
  { href: '/files/terms.pdf', download: true },
  { href: '/help-center', target: '_blank' },
  { href: '//elsewhere.example/search' },
  { href: 'https://elsewhere.example/', rel: 'me' },
  { href: 'mailto:hello@sild.test' },
]

function elementOf(Anchor: ComponentType<AnchorProps>, anchor: AnchorProps, locale: Locale): Element | null {
  const host = document.createElement('div')
  const basename = localizedPath('/', locale)
  host.innerHTML = renderToString(
    <PortalContext value={{ locale } as Portal /* It asks for no more. */}>
      <StaticRouter location={localizedPath('/search', locale)} basename={basename}>
        <Anchor {...anchor}>Text</Anchor>
      </StaticRouter>
    </PortalContext>,
  )
  return host.firstElementChild
}

describe.each(['en', 'et'] as const)('a link in a document in %s', (locale) => {
  it.each(anchors)('to $href is resolved like in the browser', (anchor) => {
    const inBrowser = elementOf(RouterAnchor, anchor, locale)
    expect(inBrowser?.textContent).toBe('Text')
    expect(elementOf(DocumentAnchor, anchor, locale)?.outerHTML.length).toBe(inBrowser?.outerHTML.length)
    expect(elementOf(DocumentAnchor, anchor, locale)?.isEqualNode(inBrowser)).toBe(true)
  })
})
