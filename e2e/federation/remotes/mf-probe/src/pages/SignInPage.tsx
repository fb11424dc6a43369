import { ownPath } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { useSessionActions } from '@sild/shell-api'
import { Button, Page } from '@sild/ui'

export const handle: PageHandle = { title: () => 'Sign in' }

export function Component() {
  const { signIn } = useSessionActions()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const enter = async () => {
    await signIn({ email: 'anna@sild.test', password: 'secret', isRemembered: true })
    await navigate(ownPath(parameters.get('redirectedFrom')) ?? '/probe')
  }
  return (
    <Page>
      <h1>Sign in</h1>
      <Button onClick={() => void enter()}>Sign in as Anna</Button>
    </Page>
  )
}
