import { useLocation } from '@sild/router'
import { useNotify, useText } from '@sild/shell-api'
import { Button, Cluster } from '@sild/ui'
import { useState } from 'react'
import { previewTools } from './preview-tools.ts'

/** The link that shows this page to a colleague, in the same preview. */
export function CopyLink() {
  const text = useText('shell.preview-details')
  const notify = useNotify()
  const { pathname, search } = useLocation()
  const [isPending, setIsPending] = useState(false)
  const copy = async () => {
    setIsPending(true)
    try {
      const { url } = await previewTools(pathname + search)
      await navigator.clipboard.writeText(url)
      notify({ tone: 'success', text: text('copied') })
    } catch {
      notify({ tone: 'error', text: text('copy.failed') })
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Cluster>
      <Button isPending={isPending} onClick={() => void copy()}>
        {text('copy')}
      </Button>
    </Cluster>
  )
}
