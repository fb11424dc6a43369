import { ApiError } from '@sild/api-client'
import { expect, it } from 'vitest'
import { unlessDeleted } from './unless-deleted.ts'

const missing = new ApiError('publication-not-found', { status: 404 })
const refusedAt = (url: string, error: Error) =>
  unlessDeleted({ url: `https://sild.test${url}` }, 'publication', Promise.reject(error)).catch(
    (thrown: unknown) => thrown,
  )

it('redirects from a notification about a deleted thing to a page that says so', async () => {
  const response = (await refusedAt('/search/project/gone?news=yes', missing)) as Response
  expect([response.status, response.headers.get('location')]).toEqual([302, '/notifications?gone=publication'])
})

it('leaves every other failure to the error page', async () => {
  const unavailable = new ApiError('unavailable', { status: 503 })
  expect(await refusedAt('/search/project/gone', missing)).toBe(missing)
  expect(await refusedAt('/search/project/here?news=yes', unavailable)).toBe(unavailable)
  expect(await unlessDeleted({ url: 'https://sild.test/?news=yes' }, 'company', Promise.resolve(1))).toBe(1)
})
