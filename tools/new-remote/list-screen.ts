import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sectionOf } from '../docs/screen-section.ts'
import type { RemoteOptions } from './options.ts'
import { pageSlug } from './write-remote.ts'

/** The page in `docs/screens.md`, as `npm run docs` would write it. */
export function listScreen(options: RemoteOptions, root: string): void {
  const { access, name, route } = options
  const file = join(root, 'docs/screens.md')
  const [head = '', ...sections] = readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/)
  const id = `${name}.${pageSlug(options)}`
  const own = sectionOf(name, [{ app: name, path: route, id, access, layout: 'default', notes: [] }])
  writeFileSync(file, `${[head, ...[...sections, own].toSorted()].join('\n\n')}\n`)
}
