/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { icons } from './icons.ts'

const root = join(import.meta.dirname, '../../../..')
const sources = globSync(['mf-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'packages/{ui,dialogs}/src/**/*.tsx'], {
  cwd: root,
})
const importPattern = /import \{([^}]*)\} from 'lucide-react'/g

const namesIn = (source: string): string[] =>
  [...source.matchAll(importPattern)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean)

it('lists the icons that apps and components import', () => {
  const used = new Set(sources.flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8'))))
  const listed = icons.map(({ name }) => name)
  expect(listed, 'every icon in use stands in icons.ts, with its meaning, and no other').toEqual([...used].toSorted())
})
