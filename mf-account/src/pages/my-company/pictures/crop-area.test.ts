import { describe, expect, it } from 'vitest'
import { cropArea, dragged, wholePicture, zoomed } from './crop-area.ts'

const wide = { width: 400, height: 100 }

describe('cropArea', () => {
  it('shows the middle of a picture of another shape', () => {
    expect(cropArea(wide, 1, wholePicture)).toEqual({ x: 150, y: 0, width: 100, height: 100 })
    expect(cropArea({ width: 100, height: 400 }, 4, wholePicture)).toEqual({ x: 0, y: 187.5, width: 100, height: 25 })
  })
  it('shows less of it when it is zoomed', () => {
    expect(cropArea(wide, 1, { zoom: 2, x: 0, y: 1 })).toEqual({ x: 0, y: 50, width: 50, height: 50 })
  })
})

describe('dragging', () => {
  it('moves with the pointer', () => {
    const crop = dragged(wide, 1, wholePicture, { x: 0.5, y: 0 })
    expect(cropArea(wide, 1, crop).x).toBeCloseTo(100)
  })
  it('ends at the edge of the picture', () => {
    expect(dragged(wide, 1, wholePicture, { x: 9, y: 9 })).toEqual({ zoom: 1, x: 0, y: 0.5 })
    expect(dragged(wide, 1, wholePicture, { x: -9, y: 0 })).toMatchObject({ x: 1 })
  })
})

it('zooms between the whole and a quarter', () => {
  expect([zoomed(wholePicture, 9).zoom, zoomed(wholePicture, 0).zoom]).toEqual([4, 1])
})
