import { describe, expect, it } from 'vitest'
import { locales } from './enums.ts'
import { errorKinds } from './errors.ts'
import { fieldErrorCodes } from './field-codes.ts'
import { fieldProblems } from './field-errors.ts'
import { jobs } from './jobs.ts'
import { keyedOnce } from './merge.ts'
import { messages } from './messages.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { createProjectBody } from './publications/schemas.ts'
import { schemas } from './schemas.ts'

const all = Object.values(operations)
const doubled = (keys: string[]): string[] => keys.filter((key, index) => keys.indexOf(key) !== index)

describe('operations', () => {
  it('have one method and path each', () => {
    expect(doubled(all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))).toEqual([])
  })
  it('share no path among reads, because pages cache replies under it', () => {
    const reads = all.filter((operation: Operation) => operation.method === 'GET' || operation.isRead)
    expect(doubled(reads.map(({ path }) => path))).toEqual([])
  })
  it('describe every parameter of their path and no other', () => {
    for (const { name, path } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter).toSorted()
      const schema = (schemas[name] as { params?: { _zod: { def: { shape: object } } } }).params
      expect([name, ...named]).toEqual([name, ...Object.keys(schema?._zod.def.shape ?? {}).toSorted()])
    }
  })
  it('are for other processes exactly where the browser cannot reach them, but for counts of the BFF', () => {
    const ofCallers = ['getPublicationActivity', 'getChatActivity', 'getNotificationActivity']
    for (const { name, path, access } of all) {
      expect([name, path.split('/')[1]]).toEqual([
        name,
        ofCallers.includes(name) || access === 'system' ? 'internal' : 'api',
      ])
    }
    const accessOfCallers = all.filter(({ name }) => ofCallers.includes(name)).map(({ access }) => access)
    expect(accessOfCallers).toEqual(ofCallers.map(() => 'member'))
  })
})

describe('jobs', () => {
  it('carry the name under which they are listed, in a queue BullMQ accepts', () => {
    for (const [name, job] of Object.entries(jobs)) {
      expect(job.name).toBe(name)
      expect(job.queue).not.toContain(':')
    }
  })
})

describe('messages', () => {
  it('belong to one domain each', () => {
    const texts = (one: string, other: string) => () =>
      keyedOnce(
        [
          [one, 'A'],
          [other, 'B'],
        ],
        'messages',
      )
    expect(texts('error.a', 'error.b')()).toEqual({ 'error.a': 'A', 'error.b': 'B' })
    expect(texts('error.a', 'error.a')).toThrow('Two domains have messages called error.a')
  })
  it.each(locales)('name every error and field problem in %s', (locale) => {
    const wanted = [
      ...Object.keys(errorKinds).map((code) => `error.${code}`),
      ...fieldErrorCodes.map((code) => `field.${code}`),
    ]
    expect(Object.keys(messages[locale]).toSorted()).toEqual(wanted.toSorted())
  })
})

describe('fieldProblems', () => {
  const project = {
    name: 'Website',
    description: 'A new shop',
    categoryId: 1,
    tagGuids: ['2f1f4b6e-6f0a-4c39-9c55-0a4b3a5e1d11'],
  }
  const problems = (body: object) => {
    const input = { ...project, ...body }
    const parsed = createProjectBody.safeParse(input)
    return parsed.success ? {} : fieldProblems(parsed.error.issues, input)
  }
  it('accepts a complete body', () => expect(problems({})).toEqual({}))
  it.each([
    [{ name: '' }, 'name', { code: 'required' }],
    [{ name: 7 }, 'name', { code: 'invalid' }],
    [{ name: 'ab' }, 'name', { code: 'length-min', values: { val: 3 } }],
    [{ name: '😀'.repeat(51) }, 'name', { code: 'length-max', values: { val: 50 } }],
    [{ name: 'a\u0000bc' }, 'name', { code: 'invalid' }],
    [{ description: undefined }, 'description', { code: 'required' }],
    [{ tagGuids: [] }, 'tagGuids', { code: 'tags-required' }],
    [{ budgetFromCents: 0 }, 'budgetFromCents', { code: 'price-positive' }],
    [{ budgetFromCents: 1_000_000_000 }, 'budgetFromCents', { code: 'price-max' }],
    [{ budgetFromCents: 2, budgetToCents: 1 }, 'budgetToCents', { code: 'upper-below-lower' }],
    [{ plan: 'startup' }, 'plan', { code: 'unknown-property' }],
    [{ paymentType: 'GOLD' }, 'paymentType', { code: 'invalid' }],
  ])('reports what is wrong with %j', (body, path, problem) => {
    expect(problems(body)[path]).toMatchObject(problem)
  })
})
