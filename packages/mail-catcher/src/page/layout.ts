import { html, type Html } from '../html.ts'

interface Layout {
  title: string
  /** Of the pages that these are. */
  site?: string
  /** Where they begin. */
  home?: string
  /** Styles in addition to the common ones. */
  styles?: readonly string[]
  /** The newest entry of the list; without it the page does not update by itself. */
  newest?: string
  /** Whether an entry is open: on a phone it replaces the list. */
  isOpen: boolean
  header: Html
  listName: string
  list: Html
  main: Html
}

/** The list on the left, the open entry on the right; on a phone one of the two. */
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
