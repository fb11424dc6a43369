import { expect, it } from 'vitest'
import { root } from '../../workspace.ts'
import { namesIn, readImportGraph } from './import-graph.ts'
import { relatedTests } from './related-tests.ts'

const graph = readImportGraph(root)

it('finds the nearest test first, and tests that import the module through others', () => {
  const tests = relatedTests(['services/billing/src/rules/vat-rates.ts'], graph)
  expect(tests[0]).toBe('services/billing/src/rules/vat.test.ts')
  expect(tests).toContain('services/billing/test/payments.int.test.ts')
  expect(tests).not.toContain('mf-chat/src/pages/chat/Composer.test.tsx')
})

it('follows imports of a package by its name', () => {
  expect(relatedTests(['packages/paths/src/redact-path.ts'], graph)).toContain('packages/paths/src/redact-path.test.ts')
  expect(relatedTests(['packages/testing/src/render-page.tsx'], graph)).toContain(
    'mf-account/src/pages/activation/ActivationPage.test.tsx',
  )
})

it('takes all tests of the project for a file that no module imports', () => {
  const tests = relatedTests(['services/accounts/migrations/20261121_accounts.ts'], graph)
  expect(tests).toContain('services/accounts/test/activate-account.int.test.ts')
  expect(tests.every((path) => path.startsWith('services/accounts/'))).toBe(true)
})

it('runs a changed test, and nothing for a deleted one', () => {
  expect(relatedTests(['tools/check/run-steps.test.ts'], graph)).toEqual(['tools/check/run-steps.test.ts'])
  expect(relatedTests([], graph)).toEqual([])
})

it('reads every kind of import except types, which the compiler checks', () => {
  const source = `
    import type { A } from './a.ts'
    import { type B, b } from './b.ts'
    export { c } from '@sild/c/c'
    import './d.css'
    const e = () => import(/* webpackChunkName: "e" */ './e.ts')
    vi.mock('./f.ts')
    import pg from 'pg'
  `
  expect([...namesIn(source)]).toEqual(['./b.ts', '@sild/c/c', './d.css', './e.ts', './f.ts'])
})
