import type { NewsPreferences } from '@sild/contract/notifications/schemas'
import { getNewsPreferences, updateNewsPreferences } from '@sild/contract/notifications/operations'
import { newsTopics } from '@sild/contract/notifications/topics'
import { useApi, useIntl, useNotify } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { apiQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Checkbox, FieldGroup, Select, Stack, useTimeZone } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import type { SyntheticEvent } from 'react'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

type NewsValues = Record<(typeof newsTopics)[number], boolean> & { isQuiet: boolean; from: string; until: string }

/** Nights, where nobody has chosen yet. */
const offered = { from: '21', until: '8' }

const valuesOf = ({ quietHours, unmailedTopics }: NewsPreferences): NewsValues => ({
  publications: !unmailedTopics.includes('publications'),
  responses: !unmailedTopics.includes('responses'),
  messages: !unmailedTopics.includes('messages'),
  reviews: !unmailedTopics.includes('reviews'),
  searches: !unmailedTopics.includes('searches'),
  isQuiet: quietHours !== null,
  from: quietHours ? String(quietHours.from) : offered.from,
  until: quietHours ? String(quietHours.until) : offered.until,
})
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Of which news somebody wants mails, and when they want none. */
export function NewsSection() {
  const api = useApi()
  const intl = useIntl()
  const notify = useNotify()
  const timeZone = useTimeZone()
  const { data } = useApiQuery(getNewsPreferences, {})
  const text = (id: string) => intl.formatMessage({ id: `mf-account.${id}` })
  const form = useOperationForm<typeof updateNewsPreferences, NewsValues>({
    operation: updateNewsPreferences,
    schema: () => import('@sild/contract/notifications/schemas').then(({ newsPreferencesBody }) => newsPreferencesBody),
    defaultValues: valuesOf(data),
    toInput: ({ from, isQuiet, until, ...wanted }) => ({
      body: {
        unmailedTopics: newsTopics.filter((topic) => !wanted[topic]),
        quietHours: isQuiet ? { from: Number(from), until: Number(until), timeZone } : null,
      },
    }),
    fieldOf: (path) => path.replace('quietHours.', ''),
    onDone: (chosen) => {
      queryClient.setQueryData(apiQuery(api, getNewsPreferences, {}).queryKey, chosen)
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
        <FieldGroup label={text('settings.news.topics')}>
          {() => (
            <Stack gap={8}>
              {newsTopics.map((topic) => (
                <Checkbox key={topic} label={text(`settings.news.topic.${topic}`)} {...form.register(topic)} />
              ))}
            </Stack>
          )}
        </FieldGroup>
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
