import { describe, expect, it } from 'vitest'
import { codeOf, read } from './sources.ts'

/** `sql` and `expression` bind their values; raw strings name parameters in another way, or forget them. */
const asString = /\.(?:raw|\w+Raw)\b|\braw\b.*from 'objection'/
const statement = /\b(?:sql|expression)`/

const having = (pattern: RegExp, ...paths: string[]): string[] =>
  codeOf(...paths).filter((path) => pattern.test(read(path)))

describe('statements of services', () => {
  it('are tagged with sql or expression, which is the only way to bind values', () => {
    expect(having(statement, 'services/*/src/**/*.ts').length).toBeGreaterThan(50)
    expect(having(asString, 'services/*/{src,seeds}/**/*.ts')).toEqual([])
  })

  it('have no bare question mark in migrations, where knex makes a parameter of it: write \\\\?', () => {
    expect(having(/[^\\]\?/, 'services/*/migrations/*.ts', 'packages/service-kit/migrations/*.ts')).toEqual([])
  })

  it('are in replies, actions and models: a route translates and calls them', () => {
    expect(having(statement, 'services/*/src/routes/*.ts')).toEqual([])
  })
})
