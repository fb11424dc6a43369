import { AppError } from '@sild/service-kit/errors'
import { expect, it } from 'vitest'
import { guestToken, testBff, tokenFor } from './bff.ts'

const bff = testBff()

it('serves no member before the list of ended sessions is known', async () => {
  const ended = crypto.randomUUID()
  const [gone, other] = [tokenFor(bff.deps, {}, ended), tokenFor(bff.deps)]
  const statusOf = async (token: string) => (await bff.call('listCategories', { token })).statusCode
  bff.services.mock({
    listEndedSessions: () => {
      throw new AppError('unavailable')
    },
  })
  expect(await Promise.all([statusOf(gone), statusOf(other), statusOf(guestToken(bff.deps))])).toEqual([503, 503, 200])
  bff.services.mock({
    listEndedSessions: () => ({ sessionGuids: [ended], readAt: new Date().toISOString() }),
  })
  await expect.poll(() => statusOf(other)).toBe(200)
  expect(await statusOf(gone)).toBe(401)
})
