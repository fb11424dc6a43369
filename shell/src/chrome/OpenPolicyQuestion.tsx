import { acceptPolicies } from '@sild/contract/content/site-operations'
import type { ChangedPolicy } from '@sild/contract/content/site-schemas'
import { useApi, useFailureText, useLocale, useSessionActions, useText } from '@sild/shell-api'
import { Anchor, DateTime, Notice, Stack, Text } from '@sild/ui'
import { AlertDialog } from '@sild/ui/heavy'
import { useState } from 'react'

interface OpenPolicyQuestionProps {
  policies: readonly ChangedPolicy[]
  onAgreed: () => void
}

/** Policies that changed since the member agreed. A member who does not agree must sign out. */
export function OpenPolicyQuestion({ onAgreed, policies }: OpenPolicyQuestionProps) {
  const locale = useLocale()
  const api = useApi()
  const { signOut } = useSessionActions()
  const failureText = useFailureText()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const text = useText('shell.policies')

  async function agree() {
    setIsPending(true)
    try {
      await api.call(acceptPolicies, { body: { policies: policies.map(({ guid, version }) => ({ guid, version })) } })
      onAgreed()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <AlertDialog
      isOpen
      title={text('title')}
      confirmLabel={text('agree')}
      cancelLabel={text('sign-out')}
      isPending={isPending}
      onConfirm={() => void agree()}
      onCancel={() => void signOut()}
    >
      <Stack gap={12}>
        <Text>{text('text')}</Text>
        <ul>
          {policies.map(({ guid, publishedAt, slug, title }) => (
            <li key={guid}>
              <Anchor href={`/${slug}`} target="_blank" rel="noopener">
                {title}
              </Anchor>{' '}
              <Text as="span" size={14} tone="muted">
                <DateTime value={publishedAt} locale={locale} format="day" />
              </Text>
            </li>
          ))}
        </ul>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  )
}
