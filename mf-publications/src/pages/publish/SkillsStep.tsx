import { workExperiences } from '@sild/contract/enums'
import { useIntl, useText } from '@sild/shell-api'
import { Controller, useWatch } from '@sild/shell-api/forms'
import { Select, Stack } from '@sild/ui'
import { LanguagesInput } from './LanguagesInput.tsx'
import type { StepProps } from './step-props.ts'
import { TagIdeas } from './TagIdeas.tsx'
import { TagsInput } from './TagsInput.tsx'

export function SkillsStep({ form }: StepProps) {
  const intl = useIntl()
  const text = useText('mf-publications.publish')
  const categoryId = Number(useWatch({ control: form.control, name: 'categoryId' })) || null
  return (
    <Stack gap={24}>
      <Controller
        control={form.control}
        name="tags"
        render={({ field }) => (
          <Stack gap={8}>
            <TagsInput
              {...field}
              categoryId={categoryId}
              label={text('tags')}
              hint={text('tags.hint')}
              error={form.messageOf('tags')}
            />
            {categoryId && <TagIdeas categoryId={categoryId} value={field.value} onChange={field.onChange} />}
          </Stack>
        )}
      />
      <Select
        label={text('experience')}
        optionalLabel={text('optional')}
        placeholder={text('any')}
        error={form.messageOf('workExperience')}
        options={workExperiences.map((value) => ({
          value,
          label: intl.formatMessage({ id: `mf-publications.fact.experience.${value}` }),
        }))}
        {...form.register('workExperience')}
      />
      <LanguagesInput form={form} />
    </Stack>
  )
}
