import { createHash } from 'node:crypto'
import type { Locale } from '@sild/contract/enums'
import { logoPaths } from './logo.ts'

interface PlainPage {
  locale: Locale
  title: string
  text: string
  link?: { href: string; label: string }
}

/** Colours and measures of the design system. Its own styles come with a release of the shell. */
const style = `:root{color-scheme:light dark}
body{box-sizing:border-box;min-block-size:100svh;margin:0;padding:2rem 1rem;display:grid;place-items:center;font:400 1rem/1.5 'Inter Variable',system-ui,sans-serif;color:light-dark(#1b1f29,#e6edfb);background:light-dark(#fcfcfe,#0e0e0f)}
main{display:grid;gap:1rem;justify-items:start;inline-size:100%;max-inline-size:30rem}
.mark{display:flex;align-items:center;gap:.5rem;font-weight:600;color:light-dark(#1b1f29,#e6edfb)}
svg{inline-size:1.5rem;stroke:light-dark(#2559dd,#4e84ff)}
h1,p{margin:0}
h1{font-size:1.5rem;line-height:2rem;font-weight:600;text-wrap:balance}
p{color:light-dark(#505561,#989fab);text-wrap:pretty}
a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:1rem;border-radius:6px;font-weight:500;text-decoration:none;color:light-dark(#fff,#0e0e0f);background:light-dark(#2559dd,#4e84ff)}
a:focus-visible{outline:3px solid light-dark(#2559dd,#6c9aff);outline-offset:3px}
@media (forced-colors:active){a{border:1px solid}}`

const mark = `<p class="mark"><svg viewBox="0 0 24 24" fill="none" stroke-width="2" stroke-linecap="round" aria-hidden="true">${logoPaths}</svg>Sild</p>`

/** Nothing is loaded and nothing runs; of styles only this one is applied. */
export const plainPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escaped[character] ?? '')

/** A page that no release renders. It is whole in itself, and sent with `plainPolicy`. */
export function plainPage({ link, locale, text, title }: PlainPage): string {
  const action = link ? `<a href="${escape(link.href)}">${escape(link.label)}</a>` : ''
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head>`,
    `<body><main>${mark}<h1>${escape(title)}</h1><p>${escape(text)}</p>${action}</main></body></html>`,
  ].join('')
}
