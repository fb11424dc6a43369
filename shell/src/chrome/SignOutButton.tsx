import { useIntl, useNotify, useSessionActions } from '@sild/shell-api'
import { useState } from 'react'

export function SignOutButton({ className }: { className?: string }) {
  const intl = useIntl()
  const notify = useNotify()
  const { signOut } = useSessionActions()
  const [isPending, setPending] = useState(false)

  async function leave() {
    setPending(true)
    try {
      await signOut()
    } catch {
      notify({ tone: 'error', text: intl.formatMessage({ id: 'shell.sign-out-failed' }) })
    } finally {
      setPending(false)
    }
  }

  return (
    <button type="button" onClick={leave} disabled={isPending} className={className}>
      {intl.formatMessage({ id: 'shell.sign-out' })}
    </button>
  )
}
