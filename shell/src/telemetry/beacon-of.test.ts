import { ApiError } from '@sild/api-client'
import { expect, it } from 'vitest'
import { RemoteUnavailableError } from '../routing/errors.ts'
import { beaconOf } from './beacon-of.ts'

const search = { remote: 'mf-search', release: '0123456789abcdef' }
const shell = { remote: 'shell', release: 'fedcba9876543210' }
const frameOf = ({ release, remote }: typeof shell) => `    at x (https://sild.test/a/${remote}/${release}/x.js:1:2)`
const thrownIn = (...of: (typeof shell)[]): Error =>
  Object.assign(new TypeError('x is gone'), { stack: ['TypeError: x is gone', ...of.map(frameOf)].join('\n') })
const shown = { remote: 'mf-chat', release: 'c'.repeat(16) }

it.each([
  ['the remote that threw it', { error: thrownIn(search, shell) }, search],
  ['the remote of its component', { error: thrownIn(shell), componentStack: frameOf(search) }, search],
  ['the shell where no remote takes part', { error: thrownIn(shell), componentStack: frameOf(shell) }, shell],
  ['the page where React could not hydrate it', { error: thrownIn(shell), isRecovered: true }, shown],
  ['the page where nothing says more', { error: 'thrown text' }, shown],
])('blames an exception during rendering on %s', (_, fault, of) => {
  expect(beaconOf({ kind: 'render', ...fault }, shown)).toMatchObject({ ...of, kind: 'render' })
})

it('contains the message, and its place', () => {
  const { error } = beaconOf({ kind: 'render', error: thrownIn(search) }, null) ?? {}
  expect(error?.message).toBe('TypeError: x is gone')
  expect(error?.stack).toContain(`/a/mf-search/${search.release}/x.js:1:2`)
})

it('blames no release for refusals of the API, nor again for parts that did not load', () => {
  for (const error of [
    new ApiError('unavailable', { status: 503 }),
    new RemoteUnavailableError('mf-chat', 'page', null),
  ])
    expect(beaconOf({ kind: 'render', error }, shown)).toBeNull()
  expect(beaconOf({ kind: 'error', error: new Error('of an extension') }, shown)).toBeNull()
})
