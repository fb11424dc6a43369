import { expect, it } from 'vitest'
import { pictureAt, picturesFor } from './sized-picture.ts'

const url = 'https://files.sild.test/4b/4ba80aa9-7aed-5a7e-8972-b18aea99aac1.png'

it('requests the smallest picture that is large enough', () => {
  expect([48, 96, 97, 1440].map((pixels) => pictureAt(url, pixels))).toEqual(
    [96, 96, 192, 1440].map((width) => `${url}?w=${width}`),
  )
  expect(pictureAt(url, 2000)).toBe(url)
})

it('lets the browser choose by the screen', () => {
  expect(picturesFor(url, '100vw')).toEqual({
    src: `${url}?w=960`,
    srcSet: `${url}?w=480 480w, ${url}?w=960 960w, ${url}?w=1440 1440w`,
    sizes: '100vw',
  })
})

it.each(['/logo.png', 'blob:https://sild.test/4ba80aa9-7aed-5a7e-8972-b18aea99aac1', `${url}?until=1&signature=x`])(
  'leaves %s as it is',
  (other) => {
    expect(pictureAt(other, 48)).toBe(other)
    expect(picturesFor(other, '100vw')).toEqual({ src: other })
  },
)
