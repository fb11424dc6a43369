import { isOffered } from '@sild/contract/content/offered'
import { listCategories } from '@sild/contract/content/operations'
import { segments } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { useIntl, useText } from '@sild/shell-api'
import { useWatch } from '@sild/shell-api/forms'
import { useApiQuery } from '@sild/shell-api/query'
import { Select, Stack, TextField } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import type { StepProps } from './step-props.ts'
import { useNameIdeas } from './use-name-ideas.ts'

export function BasicsStep({ form, cardType }: StepProps) {
  const intl = useIntl()
  const { data: categories } = useApiQuery(listCategories, {})
  const categoryId = Number(useWatch({ control: form.control, name: 'categoryId' })) || null
  const nameIdeas = useNameIdeas(cardType, categoryId)
  const text = useText('mf-publications.publish')
  return (
    <Stack gap={24}>
      <TextField
        label={text('name')}
        hint={text(`name.hint.${cardType}`)}
        maxLength={limits.publicationName.max}
        error={form.messageOf('name')}
        {...form.register('name')}
      />
      {cardType === 'expert' && (
        <TextField
          label={text('speciality')}
          hint={text('speciality.hint')}
          error={form.messageOf('speciality')}
          {...form.register('speciality')}
        />
      )}
      <Select
        label={text('category')}
        hint={nameIdeas.length > 0 && text('category.ideas', { names: intl.formatList(nameIdeas) })}
        placeholder={text('choose')}
        error={form.messageOf('categoryId')}
        options={categories.list
          .filter((category) => isOffered(category) || category.id === categoryId)
          .map(({ id, title }) => ({ value: String(id), label: title }))}
        {...form.register('categoryId')}
      />
      <Select
        label={text('segment')}
        optionalLabel={text('optional')}
        placeholder={text('any')}
        error={form.messageOf('segment')}
        options={segments.map((value) => ({
          value,
          label: intl.formatMessage({ id: `mf-publications.fact.segment.${value}` }),
        }))}
        {...form.register('segment')}
      />
      <TextArea
        label={text('text')}
        hint={text(`text.hint.${cardType}`)}
        rows={10}
        limit={limits.description.max}
        remainingText={(remaining) => text('remaining', { remaining })}
        error={form.messageOf('description')}
        {...form.register('description')}
      />
    </Stack>
  )
}
