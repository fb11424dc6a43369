import { useNotify } from '@sild/shell-api'

/** Puts a text into the clipboard and says so, or that it could not: where it is not allowed, and where the text never came. */
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
