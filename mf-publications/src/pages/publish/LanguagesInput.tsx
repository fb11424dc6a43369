import { listLanguages } from '@sild/contract/content/operations'
import { languageLevels } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Controller, type OperationForm } from '@sild/shell-api/forms'
import { useApiQuery } from '@sild/shell-api/query'
import { Button, FieldGroup, IconButton, Select, Stack } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import type { PublicationValues } from './publication-values.ts'
import * as css from './LanguagesInput.module.css'

const maxLanguages = 10

type Language = PublicationValues['languages'][number]

/** Rows have no ids: their values identify them. */
export function LanguagesInput({ form }: { form: OperationForm<PublicationValues> }) {
  const adding = useRef<HTMLButtonElement>(null)
  const { data: languages } = useApiQuery(listLanguages, {})
  const text = useText('mf-publications.publish')
  const rowOf = (value: Language, index: number, change: (next: Language | null) => void) => (
    <div key={index} className={css.row}>
      <FieldRow>
        <Select
          name={`languages.${index}.languageId`}
          label={text('language')}
          placeholder={text('choose')}
          error={form.messageOf(`languages.${index}.languageId`)}
          options={languages.list.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={value.languageId}
          onChange={({ target }) => change({ ...value, languageId: target.value })}
        />
        <Select
          name={`languages.${index}.level`}
          label={text('level')}
          options={languageLevels.map((level) => ({ value: level, label: text(`level.${level}`) }))}
          value={value.level}
          // The value is one of the options, which are levels.
          onChange={({ target }) => change({ ...value, level: target.value as Language['level'] })}
        />
      </FieldRow>
      <IconButton
        variant="quiet"
        label={text('language.remove')}
        icon={<X size={16} aria-hidden />}
        onClick={() => {
          change(null)
          adding.current?.focus()
        }}
      />
    </div>
  )
  return (
    <FieldGroup label={text('languages')} optionalLabel={text('optional')} error={form.messageOf('languages')}>
      {() => (
        <Controller
          control={form.control}
          name="languages"
          render={({ field: { onChange, value } }) => (
            <Stack gap={12}>
              {value.map((language, index) =>
                rowOf(language, index, (next) => onChange(value.toSpliced(index, 1, ...(next ? [next] : [])))),
              )}
              {value.length < maxLanguages && (
                <div>
                  <Button
                    ref={adding}
                    icon={<Plus size={16} aria-hidden />}
                    onClick={() => onChange([...value, { languageId: '', level: 'ANY' }])}
                  >
                    {text('language.add')}
                  </Button>
                </div>
              )}
            </Stack>
          )}
        />
      )}
    </FieldGroup>
  )
}
