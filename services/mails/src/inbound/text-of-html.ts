import { compile } from 'html-to-text'

const LONGEST_HTML = 500_000

/** What a mail without a text part says; quotes begin with `>`, as in texts. */
export const textOfHtml = compile({
  wordwrap: false,
  limits: { maxInputLength: LONGEST_HTML },
  formatters: {
    // As Outlook writes the line above what it quotes, which whoever reads the text knows.
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
