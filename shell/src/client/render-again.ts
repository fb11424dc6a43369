import type { ReactNode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router'

/** Renders the page again. The server's HTML stays until the new page is complete. */
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
