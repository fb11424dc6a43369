import { redirect } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'

export const loader = () => redirect('/probe', 301)

export const handle: PageHandle = { title: () => 'Moved' }

export function Component() {
  return <h1>Never shown</h1>
}
