import { pictureWidths as offered } from '@sild/contract/files/picture-widths'
import { expect, it } from 'vitest'
import { pictureWidths as asked } from '../../packages/ui/src/picture/sized-picture.ts'

it('components request pictures in the widths that exist: ui imports no other project, so it repeats them', () => {
  expect(asked).toEqual([...offered])
})
