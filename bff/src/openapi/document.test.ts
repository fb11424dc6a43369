import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { narrowedAccess } from '@sild/contract/narrowed-access'
import { describe, expect, it } from 'vitest'
import { openApiDocument, publicOperations } from './document.ts'

describe('the published API', () => {
  const document = openApiDocument() as {
    paths: Record<
      string,
      Record<string, { operationId: string; parameters?: object; requestBody?: object; responses: object }>
    >
    components: { schemas: object }
  }
  it('has every public operation once, and no internal one', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(ids.toSorted()).toEqual(publicOperations.map(({ name }) => name).toSorted())
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  })
  it('has no broken references', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(?:schemas|responses)\/(\w+)"/g),
    ].map(([, name]) => name)
    expect(new Set(references).size).toBeGreaterThan(5)
    for (const name of references) expect([...Object.keys(document.components.schemas), 'Failure']).toContain(name)
  })
  it('marks operations that need more than their access level, as every service with `forbidden`', () => {
    const of = (path: string, method: string) => document.paths[path]?.[method] as Record<string, unknown>
    expect(of('/api/user/secondFactor', 'post')).toMatchObject({
      'x-access': 'member',
      'x-access-narrowed': expect.stringContaining('staff'),
    })
    expect(of('/api/backoffice/payments/{paymentGuid}/refund', 'post')).toMatchObject({ 'x-needs-approval': true })
    expect(of('/api/chat/list', 'get')).toMatchObject({ 'x-closed-to-viewers': true })
    expect(of('/api/user/responds', 'get')).toMatchObject({ 'x-hidden-from-viewers': ['message', 'decline.text'] })
    const root = new URL('../../../', import.meta.url)
    const throwing = globSync(['services/*/src/**/*.ts', 'bff/src/routes/**/*.ts'], { cwd: fileURLToPath(root) })
      .filter((path) => readFileSync(new URL(path, root), 'utf8').includes("AppError('forbidden')"))
      .map((path) => basename(path, '.ts').replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()))
    expect(throwing.length).toBeGreaterThan(3)
    expect(throwing.filter((name) => !Object.hasOwn(narrowedAccess, name))).toEqual([])
  })
  it('includes the maximum length of texts', () => {
    const text = JSON.stringify(document.paths['/api/user/project']?.['post'])
    expect(text).toContain('"name":{"type":"string","minLength":3,"maxLength":50}')
  })
  it('accepts no whole number beyond the columns', () => {
    const found = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters, requestBody }) =>
        wholeNumbersOf({ parameters, requestBody }).map((schema) => ({ path, schema })),
      ),
    )
    expect(found.length).toBeGreaterThan(50)
    expect(found.filter(({ schema: { minimum, maximum } }) => !(minimum! >= -BEYOND && maximum! < BEYOND))).toEqual([])
  })
})

/** A Postgres `integer` ends before. */
const BEYOND = 2 ** 31

interface NumberSchema {
  readonly minimum?: number
  readonly maximum?: number
}
function wholeNumbersOf(part: unknown): NumberSchema[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, enum: values } = part as { type?: unknown; enum?: unknown }
  const inside = Object.values(part).flatMap(wholeNumbersOf)
  return [type].flat().includes('integer') && !values ? [part, ...inside] : inside
}
