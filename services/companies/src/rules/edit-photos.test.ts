import { describe, expect, it } from 'vitest'
import { editPhotos } from './edit-photos.ts'

const photos = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
const names = (change: Parameters<typeof editPhotos<{ name: string }>>[1]) =>
  editPhotos(photos, change)
    ?.map(({ name }) => name)
    .join('')

describe('editPhotos', () => {
  it.each([
    ['to the front', { position: 3, moveTo: 1 }, 'cab'],
    ['to the end', { position: 1, moveTo: 3 }, 'bca'],
    ['nowhere', { position: 2, moveTo: 2 }, 'abc'],
    ['beyond the last place', { position: 1, moveTo: 5 }, 'bca'],
  ])('moves a photo %s', (_where, change, expected) => expect(names(change)).toBe(expected))
  it('changes a photo in its place', () => expect(names({ position: 2, photo: { name: 'x' } })).toBe('axc'))
  it('knows no photo beyond the last', () => expect(names({ position: 4 })).toBeUndefined())
})
