import type { ReactNode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router'

/** Renders the page in the place of what the server has rendered, which stays until all that the page shows is there. */
export async function renderAgain(
  root: HTMLElement,
  page: ReactNode,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  listeners: RootOptions,
): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  sildPage.renew()
  createRoot(root, listeners).render(page)
}
