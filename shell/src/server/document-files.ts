import loader from '../document/page.script.ts'
import type { Locale } from '@sild/contract/enums'
import type { RouteNode } from '@sild/registry/meta'
import type { ReleaseFiles } from '@sild/registry/renderer'
import type { DocumentFile } from './html.ts'
import { remoteOf } from '../routing/match.ts'

export interface DocumentFiles {
  scripts: DocumentFile[]
  styles: DocumentFile[]
  loader: DocumentFile
}

const exposeGroup = '__federation_expose_remote'

/**
 * Exactly the files of the matched pages: the shell's with its shared modules, and those of the remote with its page
 * and its messages.
 */
export function documentFiles(
  releases: Readonly<Record<string, ReleaseFiles>>,
  matched: readonly RouteNode[],
  locale: Locale,
): DocumentFiles {
  const files = new Map<string, DocumentFile>()
  const add = (name: string, paths: readonly string[]) => {
    const release = releases[name]
    for (const path of paths) {
      const url = release ? release.publicPath + path : ''
      const integrity = release?.chunks.integrity[path]
      if (integrity) files.set(url, { url, integrity })
    }
  }
  const addGroups = (name: string, groups: readonly string[]) => {
    for (const group of groups) {
      const { js = [], css = [], shared = [] } = releases[name]?.chunks.groups[group] ?? {}
      if (name !== 'shell') addGroups('shell', shared)
      add(name, [...js, ...css])
    }
  }
  const messages = `i18n.${locale}-json`
  addGroups('shell', ['shell', messages])
  for (const { id } of matched) {
    const name = remoteOf(id)
    if (name !== 'shell') add(name, ['remoteEntry.js'])
    addGroups(name, [exposeGroup, id, messages])
  }
  const all = [...files.values()]
  const { chunks, publicPath = '' } = releases['shell'] ?? {}
  return {
    scripts: all.filter(({ url }) => /\.m?js$/.test(url)),
    styles: all.filter(({ url }) => url.endsWith('.css')),
    loader: { url: loader, integrity: chunks?.integrity[loader.slice(publicPath.length)] ?? '' },
  }
}
