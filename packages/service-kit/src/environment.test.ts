import { serviceNames } from '@sild/contract/services'
import { describe, expect, it } from 'vitest'
import { readServiceEnvironment } from './environment.ts'

const environment = {
  COMPANIES_DATABASE_URL: 'postgres://sild_companies@127.0.0.1:5432/sild',
  JOBS_DATABASE_URL: 'postgres://sild_jobs@127.0.0.1:5432/sild',
  ...Object.fromEntries(
    serviceNames.map((name, index) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${4000 + index}`]),
  ),
  PUBLIC_URL: 'https://sild.test',
  UPLOADS_URL: 'https://uploads.sild.test',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  DATA_DIR: '/var/lib/sild',
  SITE_SECRET: 'a secret of at least 32 characters',
  SITE_PEPPER: 'a pepper of at least 32 characters',
}

it('reads what a service needs', () => {
  const config = readServiceEnvironment('companies', environment)
  expect(config).toMatchObject({
    name: 'companies',
    mode: 'development',
    serviceUrls: { accounts: 'http://127.0.0.1:4000' },
  })
  expect(config.keys.actor).not.toEqual(config.keys.files)
})

it('lists all configuration errors at once', () => {
  const read = () =>
    readServiceEnvironment('companies', {
      ...environment,
      PUBLIC_URL: 'sild',
      SITE_SECRET: 'short',
      SMTP_URL: undefined,
    })
  expect(read).toThrow(/PUBLIC_URL[^]*SMTP_URL[^]*SITE_SECRET/)
})

describe('the second factor of the staff', () => {
  const isRequired = (own: Record<string, string | undefined>) =>
    readServiceEnvironment('companies', { ...environment, ...own }).isSecondFactorRequired

  it.each([
    ['http://localhost:3000', undefined, undefined, false],
    ['http://sild.localhost:3000', 'development', undefined, false],
    ['http://127.0.0.1:3000', 'production', undefined, true],
    ['http://localhost:3000', 'production', 'offered', false],
    ['https://sild.example', 'development', undefined, true],
    ['https://sild.example', 'production', 'required', true],
    ['https://sild.test', 'test', undefined, false],
  ])('under %s, in %s, set to %s: required is %s', (PUBLIC_URL, NODE_ENV, STAFF_SECOND_FACTOR, expected) => {
    expect(isRequired({ PUBLIC_URL, NODE_ENV, STAFF_SECOND_FACTOR })).toBe(expected)
  })

  it('is required under a public name', () => {
    expect(() => isRequired({ PUBLIC_URL: 'https://sild.example', STAFF_SECOND_FACTOR: 'offered' })).toThrow(
      /STAFF_SECOND_FACTOR=offered is refused for https:\/\/sild\.example/,
    )
  })
})
