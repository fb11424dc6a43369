import type { WrittenCategory } from '@sild/contract/content/editor-schemas'
import { policySection } from '@sild/contract/content/page-states'
import { useText } from '@sild/shell-api'
import { Checkbox, Select, TextField } from '@sild/ui'
import { FieldRow, FormSection } from '@sild/ui/forms'
import type { ContentForm } from './content-form.ts'
import { MomentField } from './MomentField.tsx'
import { sectionOf } from './section-of.ts'
import { UploadField } from './UploadField.tsx'

interface PageFactsProps {
  form: ContentForm
  categories: readonly WrittenCategory[]
}

/** Facts of a page that do not depend on the language: its address, its dates, and what its readers must do. */
export function PageFacts({ categories, form }: PageFactsProps) {
  const content = form.watch()
  const text = useText('mf-backoffice.pages')
  const { isBrief, isDated, section } = sectionOf(content, categories)
  const nameOf = ({ parentSlug, title }: WrittenCategory): string => {
    const parent = categories.find(({ slug }) => slug === parentSlug)
    return parent ? `${parent.title} – ${title}` : title
  }
  return (
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
  )
}
