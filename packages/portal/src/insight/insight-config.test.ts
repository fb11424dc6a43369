import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { insightVariables, readInsight } from './insight-config.ts'
import { hasOpenScripts, insightOrigins, siteInsight } from './site-insight.ts'

const read = (environment: Record<string, string>, isSecure = true) =>
  readInsight(z.object(insightVariables).parse(environment), isSecure)
const noInsight = { analytics: null, tagManager: null, errorsDsn: null }
const hash = `sha384-${'a'.repeat(64)}`
const all = {
  ANALYTICS_URL: 'https://eu.i.posthog.example',
  ANALYTICS_KEY: 'phc_1',
  TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
  TAG_MANAGER_INTEGRITY: hash,
  TAG_MANAGER_ORIGINS: 'https://a.example, https://b.example',
  ERROR_REPORTING_DSN: 'https://key@errors.example/42',
}

it('sends nothing where nothing is set, or the settings are empty', () => {
  const empty = { ANALYTICS_URL: '', TAG_MANAGER_URL: '', ERROR_REPORTING_DSN: '' }
  for (const environment of [{}, empty]) expect(read(environment)).toEqual(noInsight)
  expect(siteInsight(noInsight)).toEqual({})
  expect(insightOrigins(noInsight)).toEqual({ scripts: [], calls: [], pictures: [] })
})

it('gives browsers what they need, and not the address for errors', () => {
  const told = siteInsight(read(all))
  expect(told).toEqual({
    analytics: { kind: 'posthog', url: 'https://eu.i.posthog.example', key: 'phc_1' },
    tagManager: { url: 'https://tags.example/gtm.js?id=GTM-1', integrity: hash },
    reportsErrors: true,
  })
  expect(JSON.stringify(told)).not.toContain('errors.example')
})

it('allows the configured tools in documents', () => {
  const tags = ['https://tags.example', 'https://a.example', 'https://b.example']
  expect(insightOrigins(read(all))).toEqual({
    scripts: tags,
    calls: ['https://eu.i.posthog.example', ...tags],
    pictures: tags,
  })
  const { ERROR_REPORTING_DSN } = all
  expect(insightOrigins(read({ ERROR_REPORTING_DSN }))).toEqual({ scripts: [], calls: [], pictures: [] })
})

it('knows that a tag manager without a hash runs unchecked scripts', () => {
  const { TAG_MANAGER_URL } = all
  expect([read({}), read(all), read({ TAG_MANAGER_URL })].map(hasOpenScripts)).toEqual([false, false, true])
})

it.each([
  ['ANALYTICS_URL', 'stats', 'is not an address'],
  ['ANALYTICS_URL', 'javascript:alert(1)', 'is not an address'],
  ['ANALYTICS_KIND', 'else', 'posthog'],
  ['TAG_MANAGER_INTEGRITY', 'sha256-x', 'is not a hash'],
  ['TAG_MANAGER_ORIGINS', 'https://a.example/path', 'is not an origin'],
  ['TAG_MANAGER_ORIGINS', '*', 'is not an origin'],
  ['ERROR_REPORTING_DSN', 'https://errors.example/42', 'is not a DSN'],
  ['ERROR_REPORTING_DSN', 'https://key@errors.example/project', 'is not a DSN'],
])('refuses %s=%s', (name, value, why) => {
  expect(() => read({ ...all, [name]: value })).toThrow(why)
})

it('refuses PostHog without a key, and plain http in an encrypted page', () => {
  expect(() => read({ ANALYTICS_URL: all.ANALYTICS_URL })).toThrow('ANALYTICS_KEY')
  expect(read({ ANALYTICS_URL: 'http://localhost:3002', ANALYTICS_KIND: 'http' }, false).analytics?.key).toBe('')
  for (const name of ['ANALYTICS_URL', 'TAG_MANAGER_URL', 'TAG_MANAGER_ORIGINS'])
    expect(() => read({ ...all, [name]: 'http://plain.example' })).toThrow('http://plain.example is not https')
})
