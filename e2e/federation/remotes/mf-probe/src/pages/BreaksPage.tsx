import type { PageHandle } from '@sild/shell-api'

export const handle: PageHandle = { title: () => 'Breaks' }

export function Component(): never {
  throw new Error('This page always breaks.')
}
