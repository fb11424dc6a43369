import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { capitalised, type ServiceOptions } from './options.ts'

const template = join(import.meta.dirname, 'template')
const folderOf = { contract: 'packages/contract/src', service: 'services' } as const

/** Copies the template under the new name and gives the folders that it has written. */
export function writeService(options: ServiceOptions, root: string, today: Date): string[] {
  const date = today.toISOString().slice(0, 10).replaceAll('-', '')
  return Object.entries(folderOf).map(([part, parent]) => {
    const folder = join(parent, options.name)
    for (const file of globSync('**/*.template', { cwd: join(template, part) })) {
      const name = file.replace('.template', '').replace('migrations/', `migrations/${date}_`)
      const target = join(root, folder, renameIn(options, name))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, renameIn(options, readFileSync(join(template, part, file), 'utf8')))
    }
    return folder
  })
}

function renameIn({ name, thing }: ServiceOptions, text: string): string {
  const words: Record<string, string> = {
    samples: name,
    sample: thing,
    Samples: capitalised(name),
    Sample: capitalised(thing),
  }
  return text.replaceAll(/samples?/gi, (word) => words[word] ?? word)
}
