import type { Locale } from '@sild/contract/enums'
import type { ReleaseChunks, RouteNode } from '@sild/registry/meta'
import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'
import { remoteOf } from '../routing/match.ts'

/** All that a page of a remote needs in one wave, instead of entry, exposed module and page after each other. */
export function preloadPage(
  snapshot: ChosenReleases,
  { groups, integrity }: ReleaseChunks,
  node: RouteNode,
  locale: Locale,
): void {
  const name = remoteOf(node.id)
  const path = publicPathOf(name, snapshot.remotes[name]?.id ?? '')
  const needed = ['__federation_expose_remote', node.id, `i18n.${locale}-json`].flatMap(
    (group) => groups[group]?.js ?? [],
  )
  for (const file of new Set([...(name === 'shell' ? [] : ['remoteEntry.js']), ...needed])) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: path + file,
      integrity: integrity[file] ?? '',
    })
    document.head.append(link)
  }
}
