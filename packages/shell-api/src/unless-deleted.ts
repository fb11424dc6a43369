import { type DeletedTarget, paths } from '@sild/paths'
import { redirect } from '@sild/router'
import { isApiError } from '@sild/shell-api'

/**
 * Waits for what a page shows. A notification may lead to something that was deleted since: instead of a 404 the reader is
 * redirected to the notifications, which say what is gone.
 */
export async function unlessDeleted<Loaded>(
  { url }: Pick<Request, 'url'>,
  target: DeletedTarget,
  loading: Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await loading
  } catch (error) {
    if (isApiError(error) && error.status === 404 && new URL(url).searchParams.has('news'))
      throw redirect(paths.notifications(target))
    throw error
  }
}
