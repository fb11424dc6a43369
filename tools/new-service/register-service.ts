import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { capitalised, type ServiceOptions } from './options.ts'

interface Change {
  file: string
  /** Inserts a line before the first match. */
  before: RegExp
  line: (options: ServiceOptions) => string
}

const domains = 'packages/contract/src/domains.ts'
const definitions = 'tools/processes/definitions.ts'

/** All changes of existing files for a new service, except generated documents and the lockfile. */
const changes: readonly Change[] = [
  { file: domains, before: /^\n\/\*\*/m, line: ({ name }) => `import * as ${name} from './${name}/index.ts'` },
  { file: domains, before: /^\} satisfies/m, line: ({ name }) => `  ${name},` },
  {
    file: 'packages/contract/src/services.ts',
    before: /^\] as const\nexport type DomainName/m,
    line: ({ name }) => `  '${name}',`,
  },
  {
    file: definitions,
    before: /^import type \{ AnyServiceDefinition/m,
    line: ({ name }) => `import { ${name}Service } from '@sild/${name}'`,
  },
  { file: definitions, before: /^\]/m, line: ({ name }) => `  ${name}Service,` },
  {
    file: 'bff/test/access-table.ts',
    before: /^ {2}# A user who has confirmed/m,
    line: ({ thing }) => `  ${`create${capitalised(thing)}`.padEnd(25)} . . . + + + + + + + + + + + . +`,
  },
]

/** Adds the lines of a service to the files that name each one, and gives these. */
export function registerService(options: ServiceOptions, root: string): string[] {
  for (const { file, before, line } of changes) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const at = text.search(before)
    if (at < 0) throw new Error(`${file} has no place for a service any more: ${before}`)
    writeFileSync(path, `${text.slice(0, at)}${line(options)}\n${text.slice(at)}`)
  }
  return [...new Set(changes.map(({ file }) => file))]
}
