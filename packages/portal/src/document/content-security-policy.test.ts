import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const files = { fileOrigins: ['https://files.example'], isSecure: true }
const listed = (policy: string, directive: string) =>
  (policy.split(', ')[1] ?? '')
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

it('lets a document reach the portal and its files, and no other origin', () => {
  const policy = contentSecurityPolicy(files)('n0nce')
  expect(listed(policy, 'script-src')).toEqual(["'nonce-n0nce'", "'self'"])
  for (const directive of ['connect-src', 'media-src'])
    expect(listed(policy, directive)).toEqual(["'self'", 'https://files.example'])
  expect(listed(policy, 'img-src')).toEqual(["'self'", 'https://files.example', 'data:'])
})

it('lets it reach the configured tracking tools, by purpose', () => {
  const insight = {
    scripts: ['https://tags.example'],
    calls: ['https://stats.example'],
    pictures: ['https://dots.example'],
  }
  const policy = contentSecurityPolicy({ ...files, insight })('n0nce')
  expect(listed(policy, 'script-src')).toEqual(["'nonce-n0nce'", "'self'", 'https://tags.example'])
  expect(listed(policy, 'connect-src')).toEqual(["'self'", 'https://files.example', 'https://stats.example'])
  expect(listed(policy, 'img-src')).toEqual(["'self'", 'https://files.example', 'https://dots.example', 'data:'])
  expect(listed(policy, 'media-src')).toEqual(["'self'", 'https://files.example'])
  expect(policy).not.toContain('unsafe-')
})
