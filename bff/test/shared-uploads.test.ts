import { expect, it } from 'vitest'
import { tokenFor } from './bff.ts'
import { JPEG, noise, testUploads, uploadFile } from './uploads.ts'

const { bff } = testUploads()
const tokenOf = () => tokenFor(bff.deps, { userGuid: crypto.randomUUID() })

it('fifty files of one member at once are refused to that member alone, and other members do not wait', async () => {
  const content = await noise(800, 600).jpeg().toBuffer()
  const send = (token: string) =>
    uploadFile(bff, token, 'publication-media', { fileName: 'a.jpg', type: JPEG, content })
  const greedy = tokenOf()
  const many = Array.from({ length: 50 }, () => send(greedy))
  const others = await Promise.all([send(tokenOf()), send(tokenOf())])
  expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const replies = await Promise.all(many)
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(statuses.filter((status) => status === 201)).toHaveLength(8)
  const refused = replies.find(({ statusCode }) => statusCode === 429)!
  expect([refused.json().error.code, refused.headers['retry-after']]).toEqual(['rate-limited', '2'])
  // The share is free again.
  expect((await send(greedy)).statusCode).toBe(201)
})
