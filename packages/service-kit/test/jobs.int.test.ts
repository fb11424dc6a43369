import { actorOf } from '@sild/testing'
import { expect, it } from 'vitest'
import { testSample } from './sample.ts'

const sample = testSample()

it('does a job after the commit, once', async () => {
  const tag = await sample.call('createTag', { body: { tag: 'indexed' } }, actorOf('customer'))
  await sample.runJobs()
  expect(await sample.database.query('select indexed_count from sample.tags where guid = $1', [tag.guid])).toEqual([
    { indexed_count: 1 },
  ])
  expect(await sample.outbox()).toEqual([])
})
