import { getNewsPreferences, updateNewsPreferences } from '@sild/contract/notifications/operations'
import { newsTopics } from '@sild/contract/notifications/topics'
import { useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { showReply, useApiQuery } from '@sild/shell-api/query'
import { Checkbox, Cluster, FieldGroup, Select, useTimeZone } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import type { SyntheticEvent } from 'react'
import { bodyOf, newsChannels, type NewsValues, valuesOf } from './news-values.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The user's notifications by topic and channel, and the quiet hours. */
export function NewsSection() {
  const notify = useNotify()
  const timeZone = useTimeZone()
  const { data } = useApiQuery(getNewsPreferences, {})
  const text = useText('mf-account')
  const form = useOperationForm<typeof updateNewsPreferences, NewsValues>({
    operation: updateNewsPreferences,
    schema: () => import('@sild/contract/notifications/schemas').then(({ newsPreferencesBody }) => newsPreferencesBody),
    defaultValues: valuesOf(data),
    toInput: (values) => ({ body: bodyOf(values, timeZone) }),
    fieldOf: (path) => path.replace('quietHours.', ''),
    onDone: (chosen) => {
      showReply(getNewsPreferences, {}, chosen)
      form.reset(valuesOf(chosen))
      notify({ tone: 'success', text: text('settings.mailing.done') })
    },
  })
  const { isDirty } = form.formState
  const isQuiet = form.watch('isQuiet')
  const submit = (event: SyntheticEvent) => {
    if (isDirty) return form.submit(event)
    event.preventDefault()
    notify({ tone: 'information', text: text('form.unchanged') })
  }
  return (
    <SettingsSection anchor="news" title={text('settings.news.title')} description={text('settings.news.description')}>
      <SettingsForm form={{ ...form, submit }} submitLabel={text('settings.news.submit')}>
        {newsTopics.map((topic) => (
          <FieldGroup key={topic} label={text(`settings.news.topic.${topic}`)}>
            {() => (
              <Cluster gap={16}>
                {newsChannels.map((channel) => (
                  <Checkbox
                    key={channel}
                    label={text(`settings.news.channel.${channel}`)}
                    {...form.register(`wanted.${topic}.${channel}`)}
                  />
                ))}
              </Cluster>
            )}
          </FieldGroup>
        ))}
        <Checkbox
          label={text('settings.news.quiet')}
          hint={text('settings.news.quiet.hint')}
          {...form.register('isQuiet')}
        />
        {isQuiet && (
          <FieldRow>
            <Select label={text('settings.news.from')} options={hours} {...form.register('from')} />
            <Select
              label={text('settings.news.until')}
              options={hours}
              error={form.messageOf('until')}
              {...form.register('until')}
            />
          </FieldRow>
        )}
      </SettingsForm>
    </SettingsSection>
  )
}
