import { contentLimits } from '@sild/contract/content/limits'
import type { SiteSettings } from '@sild/contract/content/site-schemas'
import { useText } from '@sild/shell-api'
import type { OperationForm } from '@sild/shell-api/forms'
import { Button, Cluster, TextField } from '@sild/ui'
import { FieldRow, FormSection } from '@sild/ui/forms'

export type SettingsValues = Omit<SiteSettings, 'version'>

/** The social networks of the footer, one row for each. */
export function SocialLinksFields({ form }: { form: OperationForm<SettingsValues> }) {
  const text = useText('mf-backoffice.settings')
  const links = form.watch('socialLinks')
  const change = (next: typeof links): void => form.setValue('socialLinks', next, { shouldDirty: true })
  return (
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
  )
}
