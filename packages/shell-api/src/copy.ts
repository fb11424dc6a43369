import { useNotify } from '@sild/shell-api'

/** Copies a text to the clipboard and shows a notice of success or failure: not permitted, or the text did not load. */
export function useCopy(told: { readonly copied: string; readonly failed: string }) {
  const notify = useNotify()
  return async (text: string | Promise<string>): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text)
      notify({ tone: 'success', text: told.copied })
    } catch {
      notify({ tone: 'error', text: told.failed })
    }
  }
}
