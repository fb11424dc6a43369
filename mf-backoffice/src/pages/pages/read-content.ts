import type { PageContent } from '@sild/contract/content/editor-schemas'

/** What the browser kept of a page that was not saved; anything that is not a page any more is left. */
export const readContent =
  (empty: PageContent) =>
  (kept: unknown): PageContent =>
    kept !== null && typeof kept === 'object' && 'texts' in kept && 'speakers' in kept
      ? { ...empty, ...(kept as PageContent) } // Written by this form; the server looks at all of it.
      : empty

/** Fields of the form stand in `content` of the body. */
export const fieldOfContent = (path: string): string => path.replace(/^content\./, '')
