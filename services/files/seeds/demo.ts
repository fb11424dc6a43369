import { cvKey } from '@sild/demo/cv-key'
import { market } from '@sild/demo/market'
import type { FilesDeps } from '../src/deps.ts'
import { drawImages } from './images.ts'

/** The images and CVs of the demo market, under the keys by which all services know them. */
export async function seed({ storage }: FilesDeps): Promise<void> {
  const demo = market()
  await drawImages({ storage }, demo)
  for (const publication of demo.publications) {
    const [key, cv] = [cvKey(publication), publication.expert?.cv]
    if (key && cv) await storage.put(key, Buffer.from(cv.text))
  }
}
