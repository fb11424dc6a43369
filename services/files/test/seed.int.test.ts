import { cvKey } from '@sild/demo/cv-key'
import { imageName } from '@sild/demo/images/image-name'
import { market } from '@sild/demo/market'
import { testService } from '@sild/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '../seeds/demo.ts'
import { imagesIn } from '../seeds/images.ts'
import { filesService } from '../src/service.ts'

const files = testService(filesService)
const demo = market()
const images = imagesIn(demo).map(imageName)
const cvs = demo.publications.flatMap((publication) => cvKey(publication) ?? [])

beforeAll(() => seed(files.deps), 120_000)
afterAll(async () => {
  for (const key of [...images, ...cvs]) await files.deps.storage.remove(key)
})

it.each([
  ['image', images, 200],
  ['CV', cvs, 20],
] as const)('stores every %s of the market', async (_what, keys, least) => {
  expect(keys).not.toEqual([])
  for (const key of keys) {
    const file = await files.deps.storage.open(key)
    expect(file?.bytes).toBeGreaterThan(least)
    file?.content.destroy()
  }
})

it('draws images as browsers show them', async () => {
  const chunks = await (await files.deps.storage.open(images[0]!))!.content.toArray()
  expect(await sharp(Buffer.concat(chunks)).metadata()).toMatchObject({ format: 'webp' })
})
