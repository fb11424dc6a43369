import { describe, expect, it } from 'vitest'
import { market } from '../market.ts'
import type { DemoImage } from '../types.ts'
import { oklch } from './colour.ts'
import { renderImage } from './index.ts'

const demo = market()

const images: DemoImage[] = [
  ...demo.companies.flatMap((company) => [
    company.logo,
    ...(company.cover ? [company.cover] : []),
    ...company.gallery.map((photo) => photo.image),
    ...company.cases.flatMap((one) => [one.cover, ...one.media]),
  ]),
  ...demo.publications.flatMap((publication) => [
    ...publication.images,
    ...(publication.expert ? [publication.expert.avatar] : []),
  ]),
  ...demo.pages.flatMap((page) => page.image ?? []),
  ...demo.events.map((event) => event.image),
  demo.webinar.image,
  ...demo.webinar.speakers.map((speaker) => speaker.portrait),
]

describe('images', () => {
  it('are small, whole and free of text and links', () => {
    const drawn = images.map((image) => ({ key: `${image.kind} ${image.key}`, svg: renderImage(image) }))
    const wrong = drawn.filter(
      ({ svg }) =>
        Buffer.byteLength(svg) >= 4096 || !/^<svg [^>]+>.+<\/svg>$/.test(svg) || /<text|href|NaN|undefined/.test(svg),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('are the same for the same key and differ between companies', () => {
    const logos = demo.companies.map((company) => renderImage(company.logo))
    expect(logos).toEqual(demo.companies.map((company) => renderImage({ ...company.logo })))
    expect(new Set(logos).size).toBe(logos.length)
  })

  it('get their colours from OKLCH', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff')
    expect(oklch(0, 0, 0)).toBe('#000000')
    expect(oklch(0.627955, 0.257683, 29.2339)).toBe('#ff0000')
  })
})
