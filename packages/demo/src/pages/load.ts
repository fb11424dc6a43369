import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeset } from '../typography.ts'
import { locales, type Locale } from '../types.ts'

export interface Article {
  title: string
  summary: string
  /** Further lines of the front matter, as they stand. */
  fields: Record<string, string>
  body: string
}

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Reads `<folder>/<slug>.<locale>.md` in every language; a missing one is an error. */
export function loadArticle(folder: string, slug: string): Record<Locale, Article> {
  const entries = locales.map((locale) => [locale, readArticle(folder, slug, locale)] as const)
  // fromEntries forgets that every locale is there.
  return Object.fromEntries(entries) as Record<Locale, Article>
}

function readArticle(folder: string, slug: string, locale: Locale): Article {
  const path = join(import.meta.dirname, folder, `${slug}.${locale}.md`)
  const found = frontMatter.exec(readFileSync(path, 'utf8'))
  if (!found) throw new Error(`${path} has no front matter`)
  const [, head = '', body = ''] = found
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), typeset(locale, line.slice(at + 2))]
    }),
  )
  const { title, summary, ...rest } = fields
  if (!title || !summary) throw new Error(`${path} needs a title and a summary`)
  return { title, summary, fields: rest, body: typeset(locale, body.trim()) }
}
