import { serviceNames } from '@sild/contract/services'
import { expect, it } from 'vitest'
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

it('names everything that is wrong at once', () => {
  const read = () =>
    readServiceEnvironment('companies', {
      ...environment,
      PUBLIC_URL: 'sild',
      SITE_SECRET: 'short',
      SMTP_URL: undefined,
    })
  expect(read).toThrow(/PUBLIC_URL[^]*SMTP_URL[^]*SITE_SECRET/)
})
