import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { registerService } from './register-service.ts'
import { parseOptions } from './options.ts'
import { writeService } from './write-service.ts'

const copy = mkdtempSync(join(tmpdir(), 'new-service-'))
afterAll(() => rmSync(copy, { recursive: true }))
const folders = ['packages/contract/src', 'services', 'tools/processes', 'bff/test']
const isSource = (path: string): boolean => !path.includes('node_modules')
for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource })

const filesOf = (): Map<string, string> =>
  new Map(globSync('**/*.*', { cwd: copy }).map((file) => [file, readFileSync(join(copy, file), 'utf8')]))

describe('a new service', () => {
  const before = filesOf()
  const options = parseOptions(['pencils'], copy)
  writeService(options, copy, new Date('2026-12-24T09:00:00Z'))
  registerService(options, copy)
  const after = filesOf()
  const text = (file: string): string => after.get(file) ?? ''

  it('changes three shared files', () => {
    const changed = [...before].filter(([file, was]) => after.get(file) !== was).map(([file]) => file)
    expect(changed.toSorted()).toEqual([
      'bff/test/access-table.ts',
      'packages/contract/src/domains.ts',
      'packages/contract/src/services.ts',
      'tools/processes/definitions.ts',
    ])
    expect(text('bff/test/access-table.ts')).toMatch(/^ {2}createPencil +\. \. \. \+/m)
    expect(text('packages/contract/src/domains.ts')).toMatch(
      /^import \* as pencils .*\n\n[^]*^ {2}pencils,\n\} satisfies/m,
    )
    expect(text('packages/contract/src/services.ts')).toMatch(/^ {2}'pencils',\n\] as const\nexport type DomainName/m)
    expect(text('tools/processes/definitions.ts')).toMatch(/^import \{ pencilsService \}[^]*^ {2}pencilsService,\n\]/m)
  })

  it('writes its domain and its folder, without a word of the template', () => {
    const written = [...after.keys()].filter((file) => !before.has(file))
    expect(written.map((file) => file.replace(/^services\/pencils\//, '')).toSorted()).toEqual([
      'README.md',
      'migrations/20261224_pencils.ts',
      'package.json',
      ...['index', 'jobs', 'operations', 'schemas'].map((part) => `packages/contract/src/pencils/${part}.ts`),
      'src/actions/create-pencil.ts',
      'src/deps.ts',
      'src/jobs/erase-pencils.ts',
      'src/models/pencil.ts',
      'src/replies/pencil-reply.ts',
      'src/routes/create-pencil.ts',
      'src/server.ts',
      'src/service.ts',
      'src/worker.ts',
      'test/pencils.int.test.ts',
      'tsconfig.json',
    ])
    expect(written.filter((file) => /sample/i.test(file + text(file)))).toEqual([])
  })

  it('is called by one word in the plural that is free', () => {
    expect(parseOptions(['replies'], copy)).toEqual({ name: 'replies', thing: 'reply' })
    for (const [words, reason] of [
      [[], 'Which name?'],
      [['pencils', 'bids'], 'bids is one word too many'],
      [['Pencils'], 'Pencils is not a name'],
      [['../pencils'], 'is not a name'],
      [['accounts'], 'There is packages/contract/src/accounts already'],
      [['files'], 'There is packages/contract/src/files already'],
    ] as const)
      expect(() => parseOptions(words, copy)).toThrow(reason)
  })
})
