import { pictureWidths as offered } from '@sild/contract/files/picture-widths'
import { expect, it } from 'vitest'
import { pictureWidths as asked } from '../../packages/ui/src/picture/sized-picture.ts'

it('components ask for pictures in the widths in which there are any: ui imports no other project, so it has them once more', () => {
  expect(asked).toEqual([...offered])
})
