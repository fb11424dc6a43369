import type { RouteNode } from '@sild/registry/meta'
import { expect, it } from 'vitest'
import { startOfPage } from './hydration-policy.ts'

const page: RouteNode = { id: 'mf-x.page', path: '/x', access: 'public' }
const start = (input: Partial<Parameters<typeof startOfPage>[0]>) =>
  startOfPage({ matched: [page], isWhole: true, hasFailed: false, isPreview: false, ...input })

it('hydrates a public page with the first input', () => {
  expect(start({})).toBe('with-input')
})

it.each([
  ['is for members', { matched: [{ ...page, access: 'member' }] }],
  ['is a form to sign in', { matched: [{ ...page, layout: 'sign-in' }] }],
  ['has something to do at once', { matched: [page, { ...page, startsAtOnce: true }] }],
  ['the server could not render', { isWhole: false }],
  ['has failed, and comes by itself', { hasFailed: true }],
  ['is a preview', { isPreview: true }],
] as const)('hydrates a page at once that %s', (_what, input) => {
  expect(start(input as Partial<Parameters<typeof startOfPage>[0]>)).toBe('after-paint')
})
