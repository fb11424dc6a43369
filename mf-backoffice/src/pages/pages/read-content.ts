import type { PageContent } from '@sild/contract/content/editor-schemas'

/** The unsaved page from the browser's storage; anything else is ignored. */
export const readContent =
  (empty: PageContent) =>
  (stored: unknown): PageContent =>
    stored !== null && typeof stored === 'object' && 'texts' in stored && 'speakers' in stored
      ? { ...empty, ...(stored as PageContent) } // Written by this form; the server validates all of it.
      : empty

/** Form fields are in `content` of the body. */
export const fieldOfContent = (path: string): string => path.replace(/^content\./, '')
