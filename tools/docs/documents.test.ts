import { expect, it } from 'vitest'
import { apiTable } from '../../bff/src/openapi/api-table.ts'
import { apiShapes } from '../../bff/src/openapi/shapes.ts'
import { causesOfJobs, jobsAndEvents, publishersOfEvents } from './jobs.ts'
import { screens } from './screens.ts'
import { serviceReadmes } from './service-readmes.ts'
import { tour } from './tour.ts'

/** File and content of everything that `npm run docs` writes, which is this test with --update. */
const documents = {
  'screens.md': screens,
  'api.md': apiTable,
  'shapes.md': apiShapes,
  'jobs.md': jobsAndEvents,
  'tour.md': tour,
}

it.each(Object.entries(documents))(
  'docs/%s matches the code; run `npm run docs` and check the difference',
  async (name, content) => {
    await expect(await content()).toMatchFileSnapshot(`../../docs/${name}`)
  },
)

it.each(Object.entries(serviceReadmes()))('%s names the current events; run `npm run docs`', async (path, content) => {
  await expect(content()).toMatchFileSnapshot(`../../${path}`)
})

it('every event is published by a service; drop one without a publisher', () => {
  const unpublished = [...publishersOfEvents()].filter(([, services]) => services.length === 0)
  expect(unpublished.map(([event]) => event)).toEqual([])
})

it('every job is enqueued by code; drop one that is not', () => {
  const idle = [...causesOfJobs()].filter(([, causes]) => causes.length === 0)
  expect(idle.map(([job]) => job)).toEqual([])
})
