import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceNames } from '@sild/contract/services'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { chooseAddresses } from '../supervisor/addresses.ts'
import { environmentOf } from '../supervisor/environment.ts'
import { openSecrets } from '../supervisor/secrets.ts'
import { codeOf, isNode, isTest, nodesOf, parse, read, type SyntaxNode } from './sources.ts'

interface Variable {
  name: string
  readBy: string
  /** As written, `required`, or `–` where there need be none. */
  fallback: string
}

const schemas = {
  bff: ['bff/src/config.ts', 'packages/portal/src/insight/insight-config.ts'],
  services: ['packages/service-kit/src/environment.ts', 'packages/service-kit/src/mails-config.ts'],
}

/** A schema of zod as its file writes it: `z._default(…, value)`, `z.optional(…)`, or anything else, which is required. */
function fallbackOf(schema: SyntaxNode): string {
  const callee = schema['callee'] as SyntaxNode | undefined
  const method = (callee?.['property'] as SyntaxNode | undefined)?.['value']
  if (method === 'optional') return '–'
  if (method !== '_default') return 'required'
  const [, value] = schema['arguments'] as { expression: SyntaxNode }[]
  return String(value?.expression['value'])
}

function variablesOf(readBy: string, path: string): Variable[] {
  const properties = [...nodesOf(parse(path).body)].filter(({ type }) => type === 'KeyValueProperty')
  return properties.flatMap(({ key, value }) => {
    const name = isNode(key) ? String(key['value']) : ''
    // The name of an address is put together from the service's.
    return /^[A-Z][A-Z0-9_]+$/.test(name) && isNode(value) ? [{ name, readBy, fallback: fallbackOf(value) }] : []
  })
}

function readByProcesses(): Variable[] {
  const both = Object.entries(schemas).flatMap(([readBy, paths]) => paths.flatMap((path) => variablesOf(readBy, path)))
  return [...Map.groupBy(both, ({ name }) => name)].map(([name, found]) => ({
    name,
    readBy: found.map(({ readBy }) => readBy).join(', '),
    fallback: [...new Set(found.map(({ fallback }) => fallback))].join(' or '),
  }))
}

const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = read('docs/architecture.md').split(`\n${heading}\n`)
  const [text = ''] = section.split(/\n#+ /)
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()))
}
const byName = (first: { name: string }, second: { name: string }): number => first.name.localeCompare(second.name)

/** Set for the processes by their starter, or by the test that reads it. */
const passedOn = new Set(['PATH', 'TMPDIR', 'FORCE_COLOR', 'BULK_PUBLICATIONS', 'MAIL_CATCHER_SMTP_URL', 'MAIL_URL'])

describe('docs/architecture.md', () => {
  it('names every variable that the processes read, with its readers and its default', () => {
    const documented = rowsBelow('### Of the processes')
      .filter(([, name = '']) => !name.includes('<SERVICE>'))
      .map(([, name = '', readBy = '', fallback = '']) => ({ name, readBy, fallback }))
    expect(documented.toSorted(byName)).toEqual(readByProcesses().toSorted(byName))
  })

  it('names every variable that the commands read', () => {
    const commands = codeOf('tools/**/*.{ts,mjs}', 'e2e/*.ts').filter((path) => !isTest(path))
    const found = commands.flatMap((path) =>
      [...read(path).matchAll(/process\.env(?:\.|\[')([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
    )
    const documented = rowsBelow('### Of the commands').map(([, name = '']) => name)
    expect(documented.toSorted()).toEqual([...new Set(found)].filter((name) => !passedOn.has(name)).toSorted())
  })
})

describe('npm start', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('keeps set variables, except its own', async () => {
    const names = [
      ...readByProcesses().map(({ name }) => name),
      ...serviceNames.map((name) => `${name.toUpperCase()}_URL`),
    ]
    const valueOf = (name: string) =>
      name.endsWith('_LISTEN') ? '127.0.0.1:4321' : `https://${name.toLowerCase()}.example`
    for (const name of names) vi.stubEnv(name, valueOf(name))
    const dataDir = mkdtempSync(join(tmpdir(), 'sild-configuration-'))
    const passed = environmentOf({
      addresses: await chooseAddresses({ port: 0, isPortGiven: true, dataDir }),
      dataDir,
      mode: 'production',
      provisioned: { admin: 'postgres:admin', jobs: 'postgres:jobs', bff: 'postgres:bff', services: {} },
      secrets: openSecrets(dataDir),
    })
    rmSync(dataDir, { recursive: true })
    const own = ['NODE_ENV', 'REGISTRY_CHANNEL', 'DATA_DIR', 'BFF_DATABASE_URL', 'JOBS_DATABASE_URL']
    expect(names.filter((name) => passed[name] !== valueOf(name)).toSorted()).toEqual(own.toSorted())
  })
})
