import { previewMarkdown } from '@sild/contract/content/editor-operations'
import type { Reply } from '@sild/contract/schemas'
import { useApi } from '@sild/shell-api'
import { useEffect, useState } from 'react'

const afterMs = 400

export type Preview = Reply<'previewMarkdown'>

/**
 * The server's rendering of the Markdown, a moment after the last key. The previous one stays until the next arrives.
 */
export function usePreview(markdown: string): Preview | null {
  const api = useApi()
  const [preview, setPreview] = useState<Preview | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      api.call(previewMarkdown, { body: { markdown }, signal: leaving.signal }).then(setPreview, () => undefined)
    }, afterMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [api, markdown])
  return preview
}
