import { listPushDevices, removePushSubscription, sendTestPush } from '@sild/contract/notifications/operations'
import type { PushDevice } from '@sild/contract/notifications/push-schemas'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation, useApiQuery } from '@sild/shell-api/query'
import { Button, Cluster, DateTime, Notice, Stack, StatusBadge, Text } from '@sild/ui'
import { useRef } from 'react'
import { SettingsSection } from './SettingsSection.tsx'
import { usePush } from './use-push.ts'

/** The devices that get pushes; for this device, a switch and a test. */
export function PushSection() {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useApiQuery(listPushDevices, {})
  const push = usePush()
  const text = useText('mf-account.settings.push')
  const onError = (error: Error) => notify({ tone: 'error', text: failureText(error) })
  const remove = useApiMutation(removePushSubscription, {
    // The pressed button is removed with its device.
    onSuccess: () => heading.current?.focus(),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listPushDevices.path] }),
  })
  const test = useApiMutation(sendTestPush, {
    onSuccess: ({ deviceCount }) => notify({ tone: 'success', text: text('tested', { count: deviceCount }) }),
    onError,
  })
  const isHere = ({ endpoint }: PushDevice): boolean => endpoint === push.endpoint
  const isOn = data.list.some((device) => isHere(device))
  const nameOf = ({ browser, system }: PushDevice): string =>
    browser && system ? text('name', { browser, system }) : (browser ?? system ?? text('unknown'))
  return (
    <SettingsSection anchor="push" title={text('title')} description={text('description')} headingRef={heading}>
      {push.support !== 'ready' && <Notice tone="info">{text(push.support)}</Notice>}
      {push.support === 'ready' && (
        <Cluster>
          <Button
            variant={isOn ? undefined : 'primary'}
            isPending={push.isPending}
            onClick={() => void (isOn ? push.turnOff() : push.turnOn()).catch(onError)}
          >
            {text(isOn ? 'off' : 'on')}
          </Button>
        </Cluster>
      )}
      {data.list.length > 0 && (
        <>
          <Stack as="ul" gap={12}>
            {data.list.map((device) => (
              <Cluster as="li" key={device.endpoint} justify="between">
                <Stack gap={4}>
                  <Text isStrong>{nameOf(device)}</Text>
                  <Text tone="muted" size={14}>
                    {text('since')} <DateTime value={device.addedAt} locale={locale} format="day" />
                  </Text>
                </Stack>
                {isHere(device) ? (
                  <StatusBadge tone="success">{text('here')}</StatusBadge>
                ) : (
                  <Button
                    size="dense"
                    aria-label={text('remove.label', { name: nameOf(device) })}
                    isPending={remove.isPending && remove.variables.body.endpoint === device.endpoint}
                    onClick={() => remove.mutate({ body: { endpoint: device.endpoint } })}
                  >
                    {text('remove')}
                  </Button>
                )}
              </Cluster>
            ))}
          </Stack>
          <Cluster>
            <Button isPending={test.isPending} onClick={() => test.mutate({})}>
              {text('test')}
            </Button>
          </Cluster>
        </>
      )}
    </SettingsSection>
  )
}
