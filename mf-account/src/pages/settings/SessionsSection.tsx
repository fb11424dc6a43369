import { endOtherSessions, endSession, listSessions } from '@sild/contract/accounts/operations'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, DateTime, Stack, StatusBadge, Text } from '@sild/ui'
import { useRef } from 'react'
import { SettingsSection } from './SettingsSection.tsx'

export function SessionsSection() {
  const notify = useNotify()
  const locale = useLocale()
  const failureText = useFailureText()
  const { data } = useApiQuery(listSessions, {})
  const heading = useRef<HTMLHeadingElement>(null)
  const settled = {
    onSuccess: () => {
      // The pressed button is removed with its session.
      heading.current?.focus()
      notify({ tone: 'success', text: text('ended') })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSessions.path] }),
  }
  const endOne = useApiMutation(endSession, settled)
  const endOthers = useApiMutation(endOtherSessions, settled)
  const text = useText('mf-account.settings.sessions')
  const nameOf = ({ browser, system }: (typeof data.list)[number]): string =>
    browser && system ? text('name', { browser, system }) : (browser ?? system ?? text('unknown'))
  return (
    <SettingsSection anchor="sessions" title={text('title')} description={text('description')} headingRef={heading}>
      <Stack as="ul" gap={12}>
        {data.list.map((session) => (
          <Cluster as="li" key={session.sessionGuid} justify="between">
            <Stack gap={4}>
              <Text isStrong>{nameOf(session)}</Text>
              <Text tone="muted" size={14}>
                {text('used')} <DateTime value={session.usedAt} locale={locale} format="dayAndTime" />
              </Text>
            </Stack>
            {session.isCurrent ? (
              <StatusBadge tone="success">{text('current')}</StatusBadge>
            ) : (
              <Button
                size="dense"
                aria-label={text('end.label', { name: nameOf(session) })}
                isPending={endOne.isPending && endOne.variables.params.sessionGuid === session.sessionGuid}
                onClick={() => endOne.mutate({ params: { sessionGuid: session.sessionGuid } })}
              >
                {text('end')}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
      {data.list.some(({ isCurrent }) => !isCurrent) && (
        <Cluster>
          <Button isPending={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {text('end-others')}
          </Button>
        </Cluster>
      )}
    </SettingsSection>
  )
}
