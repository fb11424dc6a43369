export interface FeedEntry {
  /** Unique for ever, also when the address of the entry changes. */
  id: string
  title: string
  path: string
  summary: string
  author: string
  publishedAt: string
}
export interface Feed {
  title: string
  language: string
  /** Of the page that shows the same. */
  pagePath: string
  /** Of the feed itself. */
  path: string
  entries: readonly FeedEntry[]
}

/** Characters that XML forbids, even as numeric references: all that are not in its list. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string): string => text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => escapes[sign]!) // Each has one.

/** Atom (RFC 4287): one entry for each thing, the latest first. */
export function atomXml(origin: string, { entries, language, pagePath, path, title }: Feed): string {
  const address = (of: string): string => escape(origin + of)
  // An empty feed gets a fixed date, so that it never looks changed.
  const updatedAt =
    entries
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1) ?? '2026-01-01T00:00:00Z'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${address(path)}</id>`,
    `<title>${escape(title)}</title>`,
    `<updated>${updatedAt}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${address(path)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(pagePath)}"/>`,
    '<author><name>Sild</name></author>',
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>${escape(entry.id)}</id>`,
        `<title>${escape(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${address(entry.path)}"/>`,
        `<published>${entry.publishedAt}</published>`,
        `<updated>${entry.publishedAt}</updated>`,
        `<author><name>${escape(entry.author)}</name></author>`,
        `<summary>${escape(entry.summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('\n')
}
