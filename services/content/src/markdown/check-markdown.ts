import type { TextProblem } from '@sild/contract/content/editor-schemas'
import { Marked, type Token } from 'marked'
import { allowedTags, renderMarkdown } from './render-markdown.ts'

/** Whether a path of the portal exists. The path has no query, fragment or language. */
export type IsKnownPath = (path: string) => boolean

const marked = new Marked({ gfm: true })
const openTag = /<\s*([a-z][\w-]*)([^>]*)/gi
const handler = /\son\w+\s*=/i
const tableLine = /^\s*\|.*\|\s*$/
const cellEnd = /(?<!\\)\|/g
const cellsOf = (row: string): number =>
  (row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .match(cellEnd)?.length ?? 0) + 1
/** The renderer changes h1, h5 and h6 to allowed headings. */
const isKept = (name: string): boolean => allowedTags.includes(name) || ['h1', 'h5', 'h6'].includes(name)

/** Parts of a text that will not render as intended, each with its line. */
export function checkMarkdown(markdown: string, leadsSomewhere: IsKnownPath): TextProblem[] {
  const problems: TextProblem[] = []
  const anchors = new Set([...renderMarkdown(markdown).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const linkProblem = (href: string): TextProblem['kind'] | null => {
    if (href.startsWith('#')) return anchors.has(decoded(href.slice(1))) ? null : 'anchor-unknown'
    if (/^(?:https:\/\/|mailto:)/i.test(href)) return null
    if (!/^\/(?!\/)/.test(href)) return 'link-refused'
    const [path = ''] = href.split(/[?#]/)
    return leadsSomewhere(path.replace(/^\/(?:et|fr)(?=\/|$)/, '') || '/') ? null : 'link-unknown'
  }
  const add = (kind: TextProblem['kind'] | null, line: number, subject: string) => {
    if (kind) problems.push({ kind, line, subject: subject.slice(0, 200) })
  }
  const look = ({ raw, type, ...token }: Token, block: Block) => {
    const href = 'href' in token ? String(token.href) : ''
    if (type === 'link') add(linkProblem(href), block.lineOf(raw), href)
    else if (type === 'image' && !href.startsWith('upload:')) add('picture-elsewhere', block.lineOf(raw), href)
    else if (type === 'html') {
      for (const [, name = '', rest = ''] of raw.matchAll(openTag))
        if (!isKept(name.toLowerCase()) || handler.test(rest)) add('html-removed', block.lineOf(raw), `<${name}>`)
    } else if (type === 'table') checkTable(raw, block, add)
    else if (type === 'paragraph') {
      const rows = raw.split('\n').filter((row) => tableLine.test(row))
      if (rows.length > 1) add('table-broken', block.lineOf(raw), rows[0]!) // The array has at least two rows.
    }
  }
  let line = 1
  for (const token of marked.lexer(markdown)) {
    const { raw } = token
    const block = blockAt(raw, line)
    void marked.walkTokens([token], (each) => look(each, block))
    line += raw.split('\n').length - 1
  }
  return problems
}

interface Block {
  /** The line of this text, searched from the last match. */
  lineOf: (raw: string) => number
}

function blockAt(text: string, firstLine: number): Block {
  let from = 0
  return {
    lineOf(raw) {
      const found = text.indexOf(raw, from)
      if (found < 0) return firstLine
      from = found
      return firstLine + text.slice(0, found).split('\n').length - 1
    },
  }
}

function checkTable(
  raw: string,
  block: Block,
  add: (kind: 'table-broken', line: number, subject: string) => void,
): void {
  const firstLine = block.lineOf(raw)
  const [header = '', ...rows] = raw.trimEnd().split('\n')
  for (const [index, row] of rows.entries())
    if (index > 0 && cellsOf(row) !== cellsOf(header)) add('table-broken', firstLine + 1 + index, row.trim())
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
