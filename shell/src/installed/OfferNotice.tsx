import { useFailureText, useText } from '@sild/shell-api'
import { Button, Cluster, Notice } from '@sild/ui'
import { useState } from 'react'
import type { Offer } from './offers.ts'

interface OfferNoticeProps {
  offer: Offer | 'install-by-hand'
  onAccept: () => Promise<void>
  onClose: () => void
}

/** A small banner; the browser's own prompt only follows a yes. */
export function OfferNotice({ offer, onAccept, onClose }: OfferNoticeProps) {
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const text = useText('shell.offer')
  async function accept() {
    setPending(true)
    setFailure(null)
    try {
      await onAccept()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  const actions = (
    <Cluster gap={8}>
      {offer !== 'install-by-hand' && (
        <Button variant="primary" size="dense" isPending={isPending} onClick={() => void accept()}>
          {text(offer === 'push' ? 'push.accept' : 'install.accept')}
        </Button>
      )}
      <Button size="dense" onClick={onClose}>
        {text(offer === 'install-by-hand' ? 'understood' : 'decline')}
      </Button>
    </Cluster>
  )
  return (
    <Notice title={text(`${offer}.title`)} isLive action={actions}>
      <p>{failure ?? text(`${offer}.text`)}</p>
    </Notice>
  )
}
