import type { Locale } from '@sild/contract/enums'
import type { ReleaseChunks, RouteNode } from '@sild/registry/meta'
import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'
import { remoteOf } from '../routing/match.ts'

/** The scripts of a page in one language, by their address, with their hashes. */
export function scriptsOfPage(
  snapshot: ChosenReleases,
  { groups, integrity }: ReleaseChunks,
  node: RouteNode,
  locale: Locale,
): { href: string; integrity: string }[] {
  const name = remoteOf(node.id)
  const path = publicPathOf(name, snapshot.remotes[name]?.id ?? '')
  const needed = ['__federation_expose_remote', node.id, `i18n.${locale}-json`].flatMap(
    (group) => groups[group]?.js ?? [],
  )
  const files = new Set([...(name === 'shell' ? [] : ['remoteEntry.js']), ...needed])
  return [...files].map((file) => ({ href: path + file, integrity: integrity[file] ?? '' }))
}

/** Loads all files of a remote's page in parallel, instead of entry, exposed module and page one after the other. */
export function preloadPage(...page: Parameters<typeof scriptsOfPage>): void {
  for (const script of scriptsOfPage(...page))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', ...script }))
}
