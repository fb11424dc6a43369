import { getSiteSettings, updateSiteSettings } from '@sild/contract/content/site-operations'
import type { SiteSettings } from '@sild/contract/content/site-schemas'
import { isApiError, useApi, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { showReply } from '@sild/shell-api/query'
import { Button, Notice, TextField } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { useState } from 'react'
import { type SettingsValues, SocialLinksFields } from './SocialLinksFields.tsx'

export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const notify = useNotify()
  const api = useApi()
  const [version, setVersion] = useState(settings.version)
  const isNewer = version !== settings.version
  const text = useText('mf-backoffice.settings')
  const form = useOperationForm<typeof updateSiteSettings, SettingsValues>({
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
        // The typed values stay; a second save overwrites the newer version.
        if (isApiError(error) && error.code === 'settings-changed-meanwhile')
          setVersion((await api.call(getSiteSettings, {})).version)
        throw error
      }
    },
    onDone: (saved) => {
      setVersion(saved.version)
      showReply(getSiteSettings, {}, saved)
      notify({ tone: 'success', text: text('saved') })
    },
  })
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
      <SocialLinksFields form={form} />
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {text('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
