import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useQueueKeys } from './use-queue-keys.ts'

it('hears a key as soon as its case is on the screen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const claim = vi.fn<() => void>()
  function Case() {
    useQueueKeys({ c: claim })
    return <article />
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      // React runs effects of `useEffect` later than this.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }))
      resolve()
    }).observe(place, { childList: true })
  })
  root.render(<Case />)
  await shown
  expect(claim).toHaveBeenCalledTimes(1)
  root.unmount()
  vi.unstubAllGlobals()
})
