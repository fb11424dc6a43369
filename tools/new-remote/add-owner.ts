import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RemoteOptions } from './options.ts'

/** Adds a line next to those of the other remotes. */
export function addOwner({ name, owner }: RemoteOptions, root: string): void {
  const file = join(root, 'CODEOWNERS')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const isRemote = (line: string): boolean => line.startsWith('/mf-')
  const first = lines.findIndex(isRemote)
  const remotes = [...lines.filter(isRemote), `/${name}/ ${owner}`].toSorted()
  const others = lines.filter((line) => !isRemote(line))
  writeFileSync(file, `${[...others.slice(0, first), ...remotes, ...others.slice(first)].join('\n')}\n`)
}
