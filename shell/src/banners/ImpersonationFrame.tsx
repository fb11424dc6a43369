import { useLocale, useNotify, useSession, useSessionActions, useText } from '@sild/shell-api'
import { Button, DateTime, Notice } from '@sild/ui'
import { useState } from 'react'
import * as css from './ImpersonationFrame.module.css'

/**
 * A frame around the window that names the impersonated member, so that the agent does not take the page for their own.
 */
export function ImpersonationFrame() {
  const text = useText('shell.viewing')
  const locale = useLocale()
  const notify = useNotify()
  const session = useSession()
  const { signOut } = useSessionActions()
  const [isPending, setPending] = useState(false)
  if (session.kind !== 'member' || !session.viewing) return null

  async function end() {
    setPending(true)
    try {
      await signOut()
    } catch {
      setPending(false)
      notify({ tone: 'error', text: text('failed') })
    }
  }

  return (
    <div role="region" aria-label={text('label')}>
      <div className={css.frame} />
      <Notice
        tone="warning"
        title={text('title', { email: session.user.email })}
        action={
          <Button size="dense" isPending={isPending} onClick={() => void end()}>
            {text('end')}
          </Button>
        }
      >
        {text('text')} <DateTime value={session.viewing.endsAt} locale={locale} format="time" />
      </Notice>
    </div>
  )
}
