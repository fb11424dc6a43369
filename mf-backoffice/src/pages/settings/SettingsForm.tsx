import { contentLimits } from '@sild/contract/content/limits'
import { getSiteSettings, updateSiteSettings } from '@sild/contract/content/site-operations'
import type { SiteSettings } from '@sild/contract/content/site-schemas'
import { isApiError, useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Button, Cluster, Notice, TextField } from '@sild/ui'
import { ErrorSummary, FieldRow, Form, FormActions, FormSection } from '@sild/ui/forms'
import { useState } from 'react'

export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const notify = useNotify()
  const api = useApi()
  const [version, setVersion] = useState(settings.version)
  const isNewer = version !== settings.version
  const text = useText('mf-backoffice.settings')
  const form = useOperationForm<typeof updateSiteSettings, Omit<SiteSettings, 'version'>>({
    operation: updateSiteSettings,
    schema: () => import('@sild/contract/content/site-schemas').then(({ siteSettingsBody }) => siteSettingsBody),
    defaultValues: settings,
    toInput: ({ address, email, phone, socialLinks }) => ({
      body: { address, email: email.trim(), phone, socialLinks, version },
    }),
    send: async (input) => {
      try {
        return await api.call(updateSiteSettings, input)
      } catch (error) {
        // What was typed stays; sent again, it replaces what is newer.
        if (isApiError(error) && error.code === 'settings-changed-meanwhile')
          setVersion((await api.call(getSiteSettings, {})).version)
        throw error
      }
    },
    onDone: (saved) => {
      setVersion(saved.version)
      queryClient.setQueryData([getSiteSettings.path, {}], saved)
      notify({ tone: 'success', text: text('saved') })
    },
  })
  const links = form.watch('socialLinks')
  const change = (next: typeof links) => form.setValue('socialLinks', next, { shouldDirty: true })
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary title={text('problem')} errors={form.errors} />
      {isNewer && <Notice tone="warning">{text('newer')}</Notice>}
      <TextField type="email" label={text('field.email')} error={form.messageOf('email')} {...form.register('email')} />
      <TextField
        label={text('field.phone')}
        optionalLabel={text('optional')}
        error={form.messageOf('phone')}
        {...form.register('phone')}
      />
      <TextField
        label={text('field.address')}
        optionalLabel={text('optional')}
        error={form.messageOf('address')}
        {...form.register('address')}
      />
      <FormSection title={text('social')} description={text('social.text')}>
        {links.map((_link, index) => (
          <FieldRow key={index}>
            <TextField
              label={text('field.name', { number: index + 1 })}
              error={form.messageOf(`socialLinks.${index}.name`)}
              {...form.register(`socialLinks.${index}.name`)}
            />
            <TextField
              type="url"
              label={text('field.url', { number: index + 1 })}
              error={form.messageOf(`socialLinks.${index}.url`)}
              {...form.register(`socialLinks.${index}.url`)}
            />
            <Button
              aria-label={text('social.remove', { number: index + 1 })}
              onClick={() => change(links.filter((_each, at) => at !== index))}
            >
              {text('social.remove', { number: index + 1 })}
            </Button>
          </FieldRow>
        ))}
        {links.length < contentLimits.socialLinks && (
          <Cluster>
            <Button onClick={() => change([...links, { name: '', url: '' }])}>{text('social.add')}</Button>
          </Cluster>
        )}
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
