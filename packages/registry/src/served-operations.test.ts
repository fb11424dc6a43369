import { schemas } from '@sild/contract/schemas'
import { afterEach, expect, it } from 'vitest'
import { servedOperations } from './served-operations.ts'

const { search } = schemas
afterEach(() => void Object.assign(schemas, { search }))

it('are described by name, or by address', () => {
  expect(Object.keys(servedOperations({ names: ['search'], paths: ['/api/list/categories'] }))).toEqual([
    'listCategories',
    'search',
  ])
})

it('says where an operation without schemas gets them', () => {
  Reflect.deleteProperty(schemas, 'search')
  expect(() => servedOperations({ names: ['search'], paths: [] })).toThrow(
    'The operation search has no schemas: write them under its name in the schemas.ts of its domain',
  )
})
