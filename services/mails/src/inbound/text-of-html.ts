import { compile } from 'html-to-text'

const LONGEST_HTML = 500_000

/** Mails with nested tables have some dozens of levels. */
const MAX_DEPTH = 200
const tag = /<(\/?)([a-z][\w-]*)/gi
/** Elements without content, or that end without a tag where another begins. */
const unclosed = new Set(
  'area base br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
)

/** Cuts the HTML before the first element that is too deep: the parser is recursive and quadratic in the depth. */
function shallowPart(html: string): string {
  let depth = 0
  for (const { 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (unclosed.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_DEPTH) return html.slice(0, index)
  }
  return html
}

const convert = compile({
  wordwrap: false,
  formatters: {
    // Outlook writes this line above a quote, and the code that cuts quotes expects it.
    underscores(_element, _walk, builder) {
      builder.openBlock()
      builder.addInline('_'.repeat(32))
      builder.closeBlock()
    },
  },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'hr', format: 'underscores' },
    { selector: 'img', format: 'skip' },
  ],
})

/** The text of an HTML mail; quotes begin with `>`, as in plain text. */
export const textOfHtml = (html: string): string => convert(shallowPart(html.slice(0, LONGEST_HTML)))
