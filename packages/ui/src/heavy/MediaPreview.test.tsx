import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MediaPreview } from './MediaPreview.tsx'

const pictures = [
  { url: '/1.webp', alt: 'The workshop', caption: 'The workshop' },
  { url: '/2.webp', alt: 'Photo 2', caption: null },
  { url: '/3.webp', alt: 'The team', caption: 'The team' },
]
const labels = {
  title: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  count: (position: number, total: number) => `${position} of ${total}`,
  openFile: 'Open the file',
  loading: 'The picture is loading',
  failed: 'The picture could not be loaded',
  retry: 'Try again',
}
const onClose = vi.fn<(lastIndex: number) => void>()
const open = (startIndex = 0, shown = pictures) =>
  render(<MediaPreview pictures={shown} startIndex={startIndex} onClose={onClose} labels={labels} />)
const dialog = () => screen.getByRole('dialog', { name: 'Pictures' })
const picture = () => dialog().querySelector('img')!
const source = () => picture().getAttribute('src')
const step = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  onClose.mockReset()
  vi.unstubAllGlobals()
})

it('shows the requested picture, its description, its position, and its file', () => {
  open(2)
  expect(source()).toBe('/3.webp')
  expect(picture().alt).toBe('The team')
  expect(dialog().querySelector('figcaption')?.textContent).toContain('3 of 3The team')
  const file = screen.getByRole('link', { name: 'Open the file' })
  expect([file.getAttribute('href'), file.getAttribute('target')]).toEqual(['/3.webp', '_blank'])
})

describe('the keys', () => {
  it('move to the next or the last picture and stop at the ends', async () => {
    open()
    expect(dialog().contains(document.activeElement)).toBe(true)
    const shown: (string | null)[] = []
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Home', 'End', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`)
      shown.push(source())
    }
    expect(shown).toEqual(['/1.webp', '/2.webp', '/3.webp', '/3.webp', '/1.webp', '/3.webp', '/2.webp'])
  })

  it('of the browser are left to it', () => {
    open(1)
    expect(fireEvent.keyDown(dialog(), { key: 'ArrowLeft', altKey: true })).toBe(true)
    expect(source()).toBe('/2.webp')
  })
})

it('has buttons that keep the focus at the end of the list', async () => {
  open(1)
  await userEvent.click(step('Next picture'))
  expect(source()).toBe('/3.webp')
  expect(step('Next picture').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(step('Next picture'))
  await userEvent.click(step('Next picture'))
  expect(source()).toBe('/3.webp')
  await userEvent.click(step('Previous picture'))
  expect(source()).toBe('/2.webp')
})

it('has neither count nor buttons for a single picture', () => {
  open(0, pictures.slice(0, 1))
  expect(screen.queryByText('1 of 1')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
})

describe('a finger', () => {
  const swipe = (from: { clientX: number; clientY: number }, to: typeof from, fingers = 1) => {
    fireEvent.touchStart(picture(), { touches: Array.from({ length: fingers }, () => from) })
    fireEvent.touchEnd(picture(), { changedTouches: [to] })
    return source()
  }
  const at = (clientX: number, clientY = 300) => ({ clientX, clientY })

  it('swipes to the next one', () => {
    open()
    expect(swipe(at(300), at(180))).toBe('/2.webp')
    expect(swipe(at(100), at(220))).toBe('/1.webp')
  })

  it('scrolls, trembles or zooms without a swipe', () => {
    open()
    expect([swipe(at(300), at(220, 100)), swipe(at(300), at(280)), swipe(at(300), at(100), 2)]).toEqual(
      Array.from({ length: 3 }, () => '/1.webp'),
    )
  })

  it('pans a zoomed picture', () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 })
    vi.stubGlobal('visualViewport', viewport)
    open()
    viewport.scale = 2
    act(() => void viewport.dispatchEvent(new Event('resize')))
    expect(swipe(at(300), at(100))).toBe('/1.webp')
  })
})

describe('closing', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(step('Close'))],
    ['a press beside the picture', () => userEvent.click(picture().parentElement!)],
  ])('by %s reports which picture was shown last', async (_what, close) => {
    open()
    await userEvent.keyboard('{End}')
    await close()
    expect(onClose.mock.calls).toEqual([[2]])
  })

  it('needs more than a press on the picture', async () => {
    open()
    await userEvent.click(picture())
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a picture', () => {
  it('says that it is loading until it is there', () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('The picture is loading')
    fireEvent.load(picture())
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('that fails says so, is loaded again, and the keys go on', async () => {
    open()
    const first = picture()
    fireEvent.error(first)
    expect(screen.getByRole('alert').textContent).toContain('The picture could not be loaded')
    await userEvent.click(step('Try again'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(picture()).not.toBe(first)
    expect(document.activeElement).toBe(dialog())
    fireEvent.load(picture())
    await userEvent.keyboard('{ArrowRight}')
    expect(source()).toBe('/2.webp')
  })

  it('that failed does not affect the next', async () => {
    open()
    fireEvent.error(picture())
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(source()).toBe('/2.webp')
  })

  it('has its neighbours preloaded', () => {
    const asked: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        set src(url: string) {
          asked.push(url)
        }
      },
    )
    open(1)
    expect(asked.toSorted()).toEqual(['/1.webp', '/3.webp'])
  })
})
