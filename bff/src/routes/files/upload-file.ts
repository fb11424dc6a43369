import { isForEditors } from '@sild/contract/files/kinds'
import { accessRefusal } from '@sild/contract/access'
import { storeFile } from '@sild/file-storage/intake/store-file'
import { AppError } from '@sild/service-kit/errors'
import { receiveFile } from '../../uploads/receive-file.ts'
import type { OwnHandler } from '../route.ts'

/** Stores the one file of a form for the caller. */
export const uploadFile: OwnHandler<'uploadFile'> = async ({ deps, request }) => {
  const { incoming, links, uploadShares } = deps
  const actor = request.session!.actorIn(request.locale)
  // Members only.
  const owner = actor as { userGuid: string; companyGuid: string | null }
  const share = uploadShares.take(owner.userGuid)
  try {
    const received = await receiveFile(request, incoming, (place) => {
      if (isForEditors(place) && accessRefusal('editor', actor)) throw new AppError('forbidden')
    })
    try {
      const { key, ...measures } = await storeFile(deps, received, owner, 'a member uploads a file')
      return { fileUrl: links.urlOf(key), name: received.name, ...measures }
    } finally {
      await incoming.remove(received.path)
    }
  } finally {
    share.release()
  }
}
