import { useNavigate, useSearchParams } from '@sild/router'
import { type PageHandle, useSession } from '@sild/shell-api'
import { Page } from '@sild/ui'
import { useEffect, useState } from 'react'
import { landingPath } from '../landing-path.ts'
import { SignInForm } from './SignInForm.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.sign-in.title' }),
  isUnlisted: true,
}

export function Component() {
  const session = useSession()
  const navigate = useNavigate()
  const redirectedFrom = useSearchParams()[0].get('redirectedFrom')
  const [attempt, setAttempt] = useState(1)

  // Also for users who open this page while signed in, or sign in in another tab.
  useEffect(() => {
    if (session.kind === 'member') void navigate(landingPath(session, redirectedFrom), { replace: true })
  }, [session, navigate, redirectedFrom])

  return (
    <Page width="narrow">
      <SignInForm key={attempt} isRedirected={Boolean(redirectedFrom)} onStartOver={() => setAttempt(attempt + 1)} />
    </Page>
  )
}
