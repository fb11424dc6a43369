import type { WrittenCategory } from '@sild/contract/content/editor-schemas'
import { briefSections, datedSections, policySection, webinarSection } from '@sild/contract/content/page-states'
import { locales } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Checkbox, Grid, Select, Stack, TextField } from '@sild/ui'
import { FieldRow, FormSection } from '@sild/ui/forms'
import { AgendaFields } from './AgendaFields.tsx'
import type { ContentForm } from './content-form.ts'
import { LanguageColumn } from './LanguageColumn.tsx'
import { MomentField } from './MomentField.tsx'
import { SpeakerFields } from './SpeakerFields.tsx'
import { UploadField } from './UploadField.tsx'
import { VideoFields } from './VideoFields.tsx'

interface ContentFieldsProps {
  form: ContentForm
  categories: readonly WrittenCategory[]
}

/** Everything that can be written of a page, with three languages side by side. */
export function ContentFields({ categories, form }: ContentFieldsProps) {
  const content = form.watch()
  const text = useText('mf-backoffice.pages')
  const category = categories.find(({ slug }) => slug === content.categorySlug)
  const section = category?.parentSlug ?? content.categorySlug
  const isBrief = briefSections.includes(section)
  const isDated = datedSections.includes(section)
  const nameOf = ({ parentSlug, title }: WrittenCategory): string => {
    const parent = categories.find(({ slug }) => slug === parentSlug)
    return parent ? `${parent.title} – ${title}` : title
  }
  return (
    <Stack gap={32}>
      <FormSection title={text('page-facts')}>
        <FieldRow>
          <Select
            label={text('field.categorySlug')}
            error={form.messageOf('categorySlug')}
            options={categories.map((each) => ({ value: each.slug, label: nameOf(each) }))}
            {...form.register('categorySlug')}
          />
          <TextField
            label={text('field.slug')}
            hint={text('field.slug.hint')}
            autoComplete="off"
            error={form.messageOf('slug')}
            {...form.register('slug', { setValueAs: (value: string) => value.trim() })}
          />
        </FieldRow>
        {!isBrief && (
          <UploadField
            name="coverUrl"
            label={text('field.coverUrl')}
            place="page-picture"
            error={form.messageOf('coverUrl')}
            url={content.coverUrl}
            onChange={(url) => form.setValue('coverUrl', url, { shouldDirty: true })}
          />
        )}
        {isDated && (
          <FieldRow>
            {(['startsAt', 'endsAt'] as const).map((name) => (
              <MomentField
                key={name}
                name={name}
                label={text(`field.${name}`)}
                error={form.messageOf(name)}
                value={content[name]}
                onChange={(value) => form.setValue(name, value, { shouldDirty: true })}
              />
            ))}
          </FieldRow>
        )}
        <Checkbox
          label={text('field.showOnMain')}
          error={form.messageOf('showOnMain')}
          {...form.register('showOnMain')}
        />
        {(section === policySection || content.needsAcceptance) && (
          <Checkbox
            label={text('field.needsAcceptance')}
            hint={text('field.needsAcceptance.hint')}
            error={form.messageOf('needsAcceptance')}
            {...form.register('needsAcceptance')}
          />
        )}
        <TextField
          type="number"
          min={0}
          max={1000}
          label={text('field.position')}
          hint={text('field.position.hint')}
          error={form.messageOf('position')}
          {...form.register('position', { valueAsNumber: true })}
        />
      </FormSection>
      {!isBrief && <VideoFields form={form} />}
      <Grid column="large" gap={24}>
        {locales.map((locale) => (
          <LanguageColumn
            key={locale}
            form={form}
            locale={locale}
            has={{ place: isDated, body: !isBrief, captions: content.video !== null }}
          />
        ))}
      </Grid>
      {section === webinarSection && (
        <>
          <SpeakerFields form={form} />
          <AgendaFields form={form} />
        </>
      )}
    </Stack>
  )
}
