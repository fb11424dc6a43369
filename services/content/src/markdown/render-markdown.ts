import { Marked, type Tokens } from 'marked'
import sanitize from 'sanitize-html'

export const allowedTags: readonly string[] =
  'h2 h3 h4 p ul ol li blockquote pre hr table thead tbody tr th td a strong em del code br img'.split(' ')

/** Allowed elements of a page. Others are removed; scripts and styles with their content. */
const allowed: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    table: ['tabindex'],
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((heading) => [heading, ['id']])),
    ...Object.fromEntries(['th', 'td'].map((cell) => [cell, ['align']])),
  },
  allowedSchemes: ['https', 'mailto'],
  // `upload:` keys become addresses when the page is requested.
  allowedSchemesByTag: { img: ['https', 'upload'] },
  allowProtocolRelative: false,
  transformTags: {
    // A wide table scrolls sideways, by keyboard too.
    table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
    // The title of the page is its h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({
      tagName,
      attribs: isOutside(attribs['href']) ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

const isOutside = (href: string | undefined): boolean => /^https:/i.test(href ?? '')

/** Renders Markdown to safe HTML. Headings get anchors that change only with their text. */
export function renderMarkdown(markdown: string): string {
  const nameAnchor = anchorNamer()
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${nameAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  // Without `async`, marked returns a string.
  return sanitize(marked.parse(markdown) as string, allowed).trim()
}

const marks = /\p{M}+/gu
const separators = /[^\p{L}\p{N}]+/gu

/** Names the anchors of one page: heading text without accents, numbered if repeated. */
function anchorNamer(): (heading: string) => string {
  const used = new Map<string, number>()
  return (heading) => {
    const words = heading.normalize('NFKD').replace(marks, '').toLowerCase().replace(separators, '-')
    const name = words.replace(/^-|-$/g, '') || 'section'
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return times === 1 ? name : `${name}-${times}`
  }
}
