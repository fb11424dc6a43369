import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { capitalised, type Wish } from './wish.ts'

const template = join(import.meta.dirname, 'template')
const folderOf = { contract: 'packages/contract/src', service: 'services' } as const

/** Copies the template under the new name and gives the folders that it has written. */
export function writeService(wish: Wish, root: string, today: Date): string[] {
  const date = today.toISOString().slice(0, 10).replaceAll('-', '')
  return Object.entries(folderOf).map(([part, parent]) => {
    const folder = join(parent, wish.name)
    for (const file of globSync('**/*.template', { cwd: join(template, part) })) {
      const name = file.replace('.template', '').replace('migrations/', `migrations/${date}_`)
      const target = join(root, folder, inWordsOf(wish, name))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, inWordsOf(wish, readFileSync(join(template, part, file), 'utf8')))
    }
    return folder
  })
}

function inWordsOf({ name, thing }: Wish, text: string): string {
  const words: Record<string, string> = {
    samples: name,
    sample: thing,
    Samples: capitalised(name),
    Sample: capitalised(thing),
  }
  return text.replaceAll(/samples?/gi, (word) => words[word] ?? word)
}
