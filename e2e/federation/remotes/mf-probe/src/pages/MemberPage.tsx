import { getUser } from '@sild/contract/accounts/operations'
import type { LoaderArgs } from '@sild/router'
import type { PageHandle } from '@sild/shell-api'
import { useLive, useMember, useSessionActions } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Button, Page, PageHeader } from '@sild/ui'
import { useState } from 'react'

export const loader = (page: LoaderArgs) => loadQuery(page, getUser, {})

export const handle: PageHandle = { title: () => 'Members only' }

export function Component() {
  const { user } = useMember()
  const { data } = useApiQuery(getUser, {})
  const { signOut } = useSessionActions()
  const [messages, setMessages] = useState(0)
  useLive('chat-changed', () => setMessages((count) => count + 1))
  return (
    <Page>
      <PageHeader title={`Hello ${user.email}`} />
      <p>Loaded {data.email}</p>
      <p>Heard {messages} messages</p>
      <Button onClick={() => void signOut()}>Sign out</Button>
    </Page>
  )
}
