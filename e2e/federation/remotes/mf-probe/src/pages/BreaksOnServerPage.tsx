import type { PageHandle } from '@sild/shell-api'

export const handle: PageHandle = { title: () => 'Breaks on the server' }

export function Component() {
  if (typeof window === 'undefined') throw new Error('There is no window here.')
  return <h1>Rendered in the browser</h1>
}
