import { useSession } from '@sild/shell-api'
import { useEffect, useEffectEvent, useState } from 'react'

type MailedLink<Result> = { state: 'waiting' } | { state: 'done'; result: Result } | { state: 'failed'; error: unknown }

/** The page makes the call, so that a scanner of mails which only opens the link confirms nothing. */
export function useMailedLink<Result>(
  code: string | undefined,
  follow: (code: string, signal: AbortSignal) => Promise<Result>,
): [MailedLink<Result>, () => void] {
  const isReady = useSession().kind !== 'pending'
  const [link, setLink] = useState<MailedLink<Result>>({ state: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const followNow = useEffectEvent(follow)
  // Once for each code and attempt: the change of the session afterwards must not follow the link again.
  useEffect(() => {
    if (!code || !isReady) return
    const controller = new AbortController()
    followNow(code, controller.signal).then(
      (result) => controller.signal.aborted || setLink({ state: 'done', result }),
      (error: unknown) => controller.signal.aborted || setLink({ state: 'failed', error }),
    )
    return () => controller.abort()
  }, [code, isReady, attempt])
  return [link, () => (setLink({ state: 'waiting' }), setAttempt(attempt + 1))]
}
