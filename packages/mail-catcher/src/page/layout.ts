import { html, type Html } from '../html.ts'

interface Layout {
  title: string
  /** Of the pages that these are. */
  site?: string
  /** Where they begin. */
  home?: string
  /** Beside the common ones. */
  styles?: readonly string[]
  /** The newest of the list; where there is none, nothing appears by itself. */
  newest?: string
  /** Whether something of the list is open: on a phone it stands in its place. */
  isOpen: boolean
  header: Html
  listName: string
  list: Html
  main: Html
}

/** The list on the left, what is open on the right; on a phone one of the two. */
export const layout = ({
  header,
  home = '/',
  isOpen,
  list,
  listName,
  main,
  newest,
  site = 'Sild mails',
  styles = [],
  title,
}: Layout): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${site}</title>
        <link rel="stylesheet" href="/page.css" />
        ${styles.map((url) => html`<link rel="stylesheet" href="${url}" />`)}
        ${newest === undefined ? '' : html`<script src="/page.js" defer></script>`}
      </head>
      <body class="${isOpen ? 'has-open' : ''}" data-newest="${newest ?? ''}">
        <header>
          <h1><a href="${home}">${site}</a></h1>
          ${header}
        </header>
        <nav aria-label="${listName}">${list}</nav>
        <main>${main}</main>
      </body>
    </html>`.toString()
