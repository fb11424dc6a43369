import { listLanguages } from '@sild/contract/content/operations'
import { languageLevels } from '@sild/contract/enums'
import { useIntl } from '@sild/shell-api'
import { type OperationForm, useFieldArray } from '@sild/shell-api/forms'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, FieldGroup, IconButton, Select, Stack } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { Plus, X } from 'lucide-react'
import type { PublicationValues } from './publication-values.ts'
import * as css from './LanguagesInput.module.css'

const mostLanguages = 10

export function LanguagesInput({ form }: { form: OperationForm<PublicationValues> }) {
  const intl = useIntl()
  const { data: languages } = useApiQuery(listLanguages, {})
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'languages' })
  const text = (id: string) => intl.formatMessage({ id: `mf-publications.publish.${id}` })
  return (
    <FieldGroup label={text('languages')} optionalLabel={text('optional')} error={form.messageOf('languages')}>
      {() => (
        <Stack gap={12}>
          {fields.map((field, index) => (
            <div key={field.id} className={css.row}>
              <FieldRow>
                <Select
                  label={text('language')}
                  placeholder={text('choose')}
                  error={form.messageOf(`languages.${index}.languageId`)}
                  options={languages.list.map(({ id, title }) => ({ value: String(id), label: title }))}
                  {...form.register(`languages.${index}.languageId`)}
                />
                <Select
                  label={text('level')}
                  options={languageLevels.map((value) => ({ value, label: text(`level.${value}`) }))}
                  {...form.register(`languages.${index}.level`)}
                />
              </FieldRow>
              <IconButton
                variant="quiet"
                label={text('language.remove')}
                icon={<X size={16} aria-hidden />}
                onClick={() => remove(index)}
              />
            </div>
          ))}
          {fields.length < mostLanguages && (
            <div>
              <Button icon={<Plus size={16} aria-hidden />} onClick={() => append({ languageId: '', level: 'ANY' })}>
                {text('language.add')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </FieldGroup>
  )
}
