import { useLocation } from '@sild/router'
import { useText } from '@sild/shell-api'
import { useCopy } from '@sild/shell-api/copy'
import { Button, Cluster } from '@sild/ui'
import { useState } from 'react'
import { previewTools } from './preview-tools.ts'

/** The link that shows this page to a colleague, in the same preview. */
export function CopyLink() {
  const text = useText('shell.preview-details')
  const copy = useCopy({ copied: text('copied'), failed: text('copy.failed') })
  const { pathname, search } = useLocation()
  const [isPending, setIsPending] = useState(false)
  const copyLink = async () => {
    setIsPending(true)
    await copy(previewTools(pathname + search).then(({ url }) => url))
    setIsPending(false)
  }
  return (
    <Cluster>
      <Button isPending={isPending} onClick={() => void copyLink()}>
        {text('copy')}
      </Button>
    </Cluster>
  )
}
