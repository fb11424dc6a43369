import type { FilePlace } from '@sild/contract/files/kinds'
import { useText } from '@sild/shell-api'
import { useUploads } from '@sild/shell-api/uploads'

/** With the texts of a field for pictures; those that have arrived are the page's. */
export function usePictureUploads(place: FilePlace) {
  const text = useText('mf-account.my-company.upload')
  const {
    types,
    notArrived: files,
    refused,
    add,
    remove,
  } = useUploads(place, (reason, shown) => text(reason, { types: shown }))
  const labels = {
    choose: text('choose'),
    drop: text('drop'),
    remove: (file: string) => text('remove', { file }),
    progress: (file: string) => text('progress', { file }),
  }
  return { refusedCount: refused.length, add, field: { types, files, labels, onRemove: remove } }
}
